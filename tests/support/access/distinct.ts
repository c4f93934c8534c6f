import type { Frozen } from '../walking/frozen.ts';

/** A frozen path by its place, and at which of its moments a screen is seen that no earlier visit saw. */
export type Visit = { readonly path: number; readonly moments: readonly number[] };

const textOf = ({ screens }: Frozen, key: string) => (screens[key] ?? []).join('\n');

/** How many different screens the frozen paths show, whatever state they are shown in. */
export const countScreens = (frozen: Frozen): number =>
  new Set(Object.keys(frozen.screens).map((key) => textOf(frozen, key))).size;

/** The few frozen paths that together show every different screen, each screen once. */
export const visitsOf = (frozen: Frozen): readonly Visit[] => {
  const paths = frozen.paths.map((steps) => steps.map(({ shows }) => textOf(frozen, shows)));
  const left = new Set(paths.flat());
  const visits: Visit[] = [];
  while (left.size > 0) {
    const news = paths.map((texts) =>
      texts.flatMap((text, at) => (left.has(text) && texts.indexOf(text) === at ? [at] : [])),
    );
    const path = news.reduce((best, moments, at) => (moments.length > (news[best]?.length ?? 0) ? at : best), 0);
    const moments = news[path] ?? [];
    for (const at of moments) left.delete(paths[path]?.[at] ?? '');
    visits.push({ path, moments });
  }
  return visits;
};
