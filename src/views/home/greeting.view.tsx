import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Card } from '../../ui/look/card.tsx';
import * as css from './home.css.ts';

export type Play = { title: string; board: string; result: ReactNode; list: ReactNode };
type GreetingProps = { name: string; lists: readonly Play[] };

/** A player's name, and of both games their last result and saved tickets (HOME-4, RS-3). */
export function Greeting({ name, lists }: GreetingProps) {
  return (
    <section aria-labelledby="greeting" className={css.band}>
      <div className={css.section}>
        <h1 id="greeting" className={css.headline}>
          {`Hello, ${name}!`}
        </h1>
        <p className={css.lead}>Here are the tickets that you saved. Open a game to add, change or delete them.</p>
        <div className={css.saved}>
          {lists.map(({ title, board, result, list }) => (
            <Card key={title} title={title}>
              {result}
              {list}
              <Link href={board} asChild>
                <LinkButton variant="secondary">Add a ticket</LinkButton>
              </Link>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}
