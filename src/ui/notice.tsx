import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { card } from './card.css.ts';
import * as css from './notice.css.ts';

const names = { success: 'Success', error: 'Error', info: 'Note', mail: 'Mail' };

type NoticeProps = {
  tone: keyof typeof names;
  title: string;
  takesFocus?: boolean;
  action: ReactNode;
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
      <span role="img" aria-label={names[tone]} className={css.look[tone]}>
        <Icon name={tone} />
      </span>
      <h1 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.body}>{children}</p>
      {more}
      <div>{action}</div>
    </section>
  );
}
