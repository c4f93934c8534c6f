import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

const step = 40;
const nearness = '600px';

type GrowingListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  className: string;
  children: (item: Item) => ReactNode;
};

/** A list in a scrolling section that lays out its first items, and more as its end comes near: what nobody scrolls to costs nothing. On paper it has all of them. */
export function GrowingList<Item>({ items, keyOf, className, children }: GrowingListProps<Item>) {
  const [shown, setShown] = useState(step);
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
  useEffect(() => {
    const showAll = () => flushSync(() => setShown(Infinity));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);
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
