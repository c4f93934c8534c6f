import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { tryAgain } from '../../ui/field.css.ts';

type TryAgainProps = {
  text: string;
  isUrgent?: boolean;
  actor: { send: (event: { type: 'retry.requested' }) => void };
};

/** A loading error, read out at once if it is urgent, and a button that tries again. */
export function TryAgain({ text, isUrgent = false, actor }: TryAgainProps) {
  return (
    <div className={tryAgain}>
      {isUrgent ? <ErrorLine text={text} /> : <p role="status">{text}</p>}
      <Button variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
        Try again
      </Button>
    </div>
  );
}
