import { useId, useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import * as look from './card.css.ts';

type CardProps = {
  title: string;
  /** The title's id, for an address that leads to it. */
  anchor?: string;
  /** Stands before the title, for decoration. */
  sign?: ReactNode;
  level?: 1 | 2 | 3;
  width?: 'page' | 'full';
  aside?: ReactNode;
  children?: ReactNode;
};

/**
 * A white card, named by its title, with `aside` at the title's end. `page` is the width of NAV-7; `full` takes what
 * its place gives. The title takes the focus that is lost in it.
 */
export function Card({ title, anchor, sign, level = 2, width = 'full', aside, children }: CardProps) {
  const id = useId();
  const titleId = anchor ?? id;
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  return (
    <section ref={place} aria-labelledby={titleId} className={look.card[width]}>
      <FocusKeeper scope={place} next={() => heading.current}>
        <div className={look.head}>
          <Heading id={titleId} ref={heading} tabIndex={-1} className={look.title}>
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
