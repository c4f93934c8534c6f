import type { Frozen } from './frozen.ts';

const files = import.meta.glob<Frozen>('../../paths/*.json', { import: 'default' });

/** The oracle of a chart. Throws a sentence when it is not there yet. */
export const frozenOf = (stem: string): Promise<Frozen> => {
  const load = files[`../../paths/${stem}.json`];
  if (!load) throw new Error(`tests/paths/${stem}.json is not there: run npm run model, and read what it froze.`);
  return load();
};
