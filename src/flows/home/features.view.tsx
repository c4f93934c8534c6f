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

/** What the product offers (HOME-2); for a player what has a page leads there (FW-1). */
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
