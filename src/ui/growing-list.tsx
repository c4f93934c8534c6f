import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

// One more than a scroll region shows, then more at a time than one flick of a finger scrolls.
const first = 6;
const step = 40;
const nearness = '60px';

const paper = () => matchMedia('print');
const isPaper = () => paper().matches;
const watchPaper = (change: () => void) => {
  const media = paper();
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
};

type GrowingListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  className: string;
  children: (item: Item) => ReactNode;
};

/**
 * A list in a scroll region that renders its first items, and more as its end comes near: items that nobody scrolls to
 * cost nothing. On paper it has all of them.
 */
export function GrowingList<Item>({ items, keyOf, className, children }: GrowingListProps<Item>) {
  const [near, setShown] = useState(first);
  const shown = useSyncExternalStore(watchPaper, isPaper, () => false) ? items.length : near;
  const end = useRef<HTMLDivElement>(null);
  const isCut = shown < items.length;
  useEffect(() => {
    if (!isCut || !end.current) return undefined;
    const grow: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(shown + step);
    };
    const watch = new IntersectionObserver(grow, { root: end.current.closest('section'), rootMargin: nearness });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isCut, shown]);
  return (
    <>
      <ul>
        {items.slice(0, shown).map((item, place) => (
          <li key={keyOf(item)} className={className} aria-setsize={items.length} aria-posinset={place + 1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {isCut && <div ref={end} />}
    </>
  );
}
