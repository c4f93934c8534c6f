import { useId, type ReactNode } from 'react';
import * as look from './card.css.ts';

type CardProps = { title: string; level?: 1 | 2 | 3; width?: 'page' | 'full'; aside?: ReactNode; children?: ReactNode };

/** A white card, named by its title, with `aside` at the title's end. `page` is the width of NAV-7; `full` takes what its place gives. */
export function Card({ title, level = 2, width = 'full', aside, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={width === 'page' ? `${look.card} ${look.page}` : look.card}>
      <div className={look.head}>
        <Heading id={titleId} className={look.title}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
