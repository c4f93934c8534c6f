import { Button } from './button.tsx';
import { stack } from './try-again.css.ts';

type TryAgainProps = { text: string; onRetry: () => void };

/** What could not be loaded, in a sentence, and the way to ask for it again. */
export function TryAgain({ text, onRetry }: TryAgainProps) {
  return (
    <div className={stack}>
      <p role="status">{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
