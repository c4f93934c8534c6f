import { ErrorLine } from './error-line.tsx';
import { Button } from './button.tsx';
import { tryAgain } from './field.css.ts';

type TryAgainProps = { text: string; isUrgent?: boolean; onRetry: () => void };

/** A loading error, read out at once if it is urgent, and a button that tries again. */
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
