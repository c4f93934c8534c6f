import { Link } from 'wouter';
import * as css from './home.css.ts';

const ways = [
  { title: 'Sign up for a free account', text: 'A name, an email address and a password are all it takes.' },
  { title: 'Enter your lottery numbers', text: 'Save the tickets that you play, for Power Ball and Mega Millions.' },
  { title: 'Check the results', text: 'Compare each draw with your saved tickets at a glance.' },
  { title: 'Track your winnings', text: 'Notifications tell you what you matched, so that nothing slips by.' },
];

/** From nothing to tracked winnings in four moves (HOME-3), of which a player has made the first. */
export function HowItWorks({ isForPlayer }: { isForPlayer: boolean }) {
  return (
    <section aria-labelledby="how-it-works" className={css.section}>
      <h2 id="how-it-works" className={css.heading}>
        How It Works
      </h2>
      <ol className={css.columns.four}>
        {(isForPlayer ? ways.slice(1) : ways).map(({ title, text }, at) => (
          <li key={title} className={css.item}>
            <span aria-hidden="true" className={css.sign}>
              {at + 1}
            </span>
            <h3 className={css.itemTitle}>{title}</h3>
            <p className={css.soft}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css.soft}>
        <Link href="/help">How checking works, prizes and odds</Link>
      </p>
    </section>
  );
}
