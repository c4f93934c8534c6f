import { useId, useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import * as css from './card.css.ts';

type CardProps = {
  title: string;
  /** The title's id, for addresses with a fragment. */
  anchor?: string;
  /** Decorates the title. */
  sign?: ReactNode;
  level?: 1 | 2 | 3;
  width?: 'page' | 'full';
  aside?: ReactNode;
  children?: ReactNode;
};

/**
 * A white card, named by its title, with `aside` at the title's end. `page` is as wide as NAV-7 says; `full` fills its
 * container. When focus is lost inside, the title takes it.
 */
export function Card({ title, anchor, sign, level = 2, width = 'full', aside, children }: CardProps) {
  const id = useId();
  const titleId = anchor ?? id;
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  return (
    <section ref={place} aria-labelledby={titleId} className={css.card[width]}>
      <FocusKeeper scope={place} next={() => heading.current}>
        <div className={css.head}>
          <Heading id={titleId} ref={heading} tabIndex={-1} className={css.title}>
            {sign}
            <span>{title}</span>
          </Heading>
          {aside}
        </div>
        {children}
      </FocusKeeper>
    </section>
  );
}
