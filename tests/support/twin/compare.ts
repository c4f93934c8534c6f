import type { TestServer } from '../server.ts';
import { Disagreement, openBoth } from './both.ts';
import type { Move } from './moves.ts';

/** What came of a run: how many calls it made, and the disagreement that its last move ended in. */
type Run = { readonly calls: number; readonly moves: readonly Move[]; readonly disagreement?: Disagreement };

/** Makes moves on a new server and its twin until they disagree. */
export const compare = async (start: () => Promise<TestServer>, moves: readonly Move[]): Promise<Run> => {
  const server = await start();
  const both = openBoth(server);
  let made = 0;
  try {
    for (const { does } of moves) {
      made += 1;
      await does(both);
    }
    return { calls: both.calls(), moves };
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    return { calls: both.calls(), moves: moves.slice(0, made), disagreement: error };
  } finally {
    await server.close();
  }
};

/** A shorter run that ends in a disagreement too: moves are left out, many at a time and then one by one. */
export const shrunken = async (start: () => Promise<TestServer>, run: Run): Promise<Run> => {
  let best = run;
  for (let size = Math.ceil(run.moves.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < best.moves.length;) {
      const shorter = await compare(start, best.moves.toSpliced(from, size));
      if (shorter.disagreement === undefined) from += size;
      else best = shorter;
    }
  return best;
};

/** A run as text, one move a line. */
export const textOf = ({ moves }: Run): string => moves.map(({ says }, at) => `${at + 1}. ${says}`).join('\n');
