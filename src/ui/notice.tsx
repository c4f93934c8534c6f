import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { card } from './card.css.ts';
import * as css from './notice.css.ts';

const signs = {
  success: { icon: 'success', name: 'Success' },
  error: { icon: 'error', name: 'Error' },
  info: { icon: 'info', name: 'Note' },
  mail: { icon: 'mail', name: 'Mail' },
} as const;

type NoticeProps = {
  tone: keyof typeof signs;
  title: string;
  takesFocus?: boolean;
  action?: ReactNode;
  /** Shown below the message. */
  more?: ReactNode;
  children: ReactNode;
};

/** A screen with a single message. When it replaces a form, it also takes focus, so that it is read out. */
export function Notice({ tone, title, takesFocus = false, action, more, children }: NoticeProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section aria-labelledby={titleId} className={card.page}>
      <span role="img" aria-label={signs[tone].name} className={css.look[tone]}>
        <Icon name={signs[tone].icon} />
      </span>
      <h1 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.body}>{children}</p>
      {more}
      {action && <div className={css.action}>{action}</div>}
    </section>
  );
}
