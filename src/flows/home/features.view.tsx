import { Link } from 'wouter';
import { Icon, type IconName } from '../../ui/icons.tsx';
import * as css from './home.css.ts';

const features: readonly { icon: IconName; title: string; text: string; to?: string }[] = [
  {
    icon: 'clock',
    title: 'Instant results',
    text: 'See the winning numbers of both games as soon as they are published.',
    to: '/lottery-board',
  },
  {
    icon: 'ticket',
    title: 'Personalized checker',
    text: 'Enter your numbers once and track them across draws.',
    to: '/lottery-board',
  },
  {
    icon: 'bell',
    title: 'Winning notifications',
    text: 'Get an email after each draw that says what your tickets matched.',
  },
  {
    icon: 'user',
    title: 'Friendly interface',
    text: 'Everything at a glance, on a phone as well as on a large screen.',
  },
  {
    icon: 'chart',
    title: 'Comprehensive draw history',
    text: 'Look up past draws and what your numbers would have done.',
    to: '/lottery-board?tab=history',
  },
  {
    icon: 'shield',
    title: 'Secure and confidential',
    text: 'Your data is handled with care, kept private and never sold.',
  },
];

/** What the product offers (HOME-2); for a player, features with a page of their own link to it (FW-1). */
export function Features({ isForPlayer }: { isForPlayer: boolean }) {
  return (
    <section aria-labelledby="features" className={css.section}>
      <h2 id="features" className={css.heading}>
        Key Features
      </h2>
      <ul className={css.columns.three}>
        {features.map(({ icon, title, text, to }) => (
          <li key={title} className={css.item}>
            <span className={css.sign}>
              <Icon name={icon} />
            </span>
            <h3 className={css.itemTitle}>
              {isForPlayer && to ? (
                <Link href={to} className={css.itemLink}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className={css.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways = [
  { title: 'Sign up for a free account', text: 'A name, an email address and a password are all it takes.' },
  { title: 'Enter your lottery numbers', text: 'Save the tickets that you play, for Power Ball and Mega Millions.' },
  { title: 'Check the results', text: 'Compare each draw with your saved tickets at a glance.' },
  { title: 'Track your winnings', text: 'Notifications tell you what you matched, so that nothing slips by.' },
];

/** From nothing to tracked winnings in four steps (HOME-3); a player has taken the first. */
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
