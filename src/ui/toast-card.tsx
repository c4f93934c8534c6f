import { IconButton } from './icon-button.tsx';
import { Icon } from './icons.tsx';
import * as look from './toast-card.css.ts';

type ToastCardProps = {
  severity: keyof typeof look.filled;
  text: string;
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

const isUrgent = { success: false, info: false, warning: true, error: true };

/** One toast. `onHold` when a pointer or the focus comes onto it, `onRelease` when both have left. */
export function ToastCard({ severity, text, onHold, onRelease, onClose }: ToastCardProps) {
  return (
    <div
      role={isUrgent[severity] ? 'alert' : 'group'}
      aria-label={severity}
      className={look.filled[severity]}
      onPointerEnter={onHold}
      onFocus={onHold}
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || onRelease()}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || onRelease()}
    >
      <span className={look.sign}>
        <Icon name={severity} />
      </span>
      <p className={look.text}>{text}</p>
      <IconButton label="Close" icon="close" variant="inherit" onClick={onClose} />
    </div>
  );
}
