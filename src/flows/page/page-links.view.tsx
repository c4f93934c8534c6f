import { Link, useLocation } from 'wouter';
import { link } from './top-bar.css.ts';

const pages = [
  ['/', 'Home'],
  ['/powerball', 'Power Ball'],
  ['/megamillions', 'Mega Millions'],
] as const;

/** The three links of the top bar; the one to the current page is underlined (BAR-2, BAR-3). */
export function PageLinks({ look }: { look: keyof typeof link }) {
  const [path] = useLocation();
  return pages.map(([href, name]) => (
    <Link key={href} href={href} className={link[look]} aria-current={path === href ? 'page' : undefined}>
      {name}
    </Link>
  ));
}
