import { ErrorLine } from './error-line.tsx';
import { Button } from './button.tsx';
import { tryAgain } from './field.css.ts';

type TryAgainProps = { text: string; isUrgent?: boolean; onRetry: () => void };

/**
 * What could not be loaded, in a sentence that is read out at once where it is urgent, and the way to ask for it again.
 */
export function TryAgain({ text, isUrgent = false, onRetry }: TryAgainProps) {
  return (
    <div className={tryAgain}>
      {isUrgent ? <ErrorLine text={text} /> : <p role="status">{text}</p>}
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
