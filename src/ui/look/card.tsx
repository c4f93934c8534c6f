import { useId, type ReactNode } from 'react';
import * as look from './card.css.ts';

type CardProps = { title: string; level?: 1 | 2 | 3; width?: 'page' | 'full'; children?: ReactNode };

/** A white card, named by its title. `page` is the width of NAV-7; `full` takes what its place gives. */
export function Card({ title, level = 2, width = 'full', children }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={width === 'page' ? `${look.card} ${look.page}` : look.card}>
      <Heading id={titleId} className={look.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
