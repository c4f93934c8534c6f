import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { request } from '../../../../server/draws/feeds/request.ts';
import { UnusableAnswer } from '../../../../server/draws/report.ts';
import { silently, withStatus } from '../../../support/feeds/feeds.ts';
import { emptyFeeds } from '../fixture.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const feeds = emptyFeeds();

const ask = (signal: AbortSignal, longest?: number) =>
  request(`${feeds().sites.nyOpenDataUrl}/resource/d6yy-54nr.json`, undefined, signal, longest);

/** Asks a source that says nothing, and tidies memory up until that has given up. */
const asked = async (stopping: AbortController, longest: number) => {
  feeds().answer('ny-open-data powerball', silently);
  const asking = { hasEnded: false };
  const errorMessage = ask(stopping.signal, longest).then(
    () => 'an answer',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  void errorMessage.finally(() => (asking.hasEnded = true));
  await expect.poll(() => feeds().requests).not.toEqual([]);
  if (longest > 1000) stopping.abort();
  while (!asking.hasEnded) {
    await setImmediate();
    collect();
  }
  return errorMessage;
};

test('a redirect from a source is an error, and not followed [SA-9]', async () => {
  feeds().answer('ny-open-data powerball', withStatus(302, { location: '/api/data.json' }));
  await expect(ask(new AbortController().signal)).rejects.toThrow(UnusableAnswer);
  expect(feeds().requests.map(({ path }) => path)).toEqual(['/resource/d6yy-54nr.json']);
});

test('a silent source is given up after its timeout, or at once when the server stops [SV-6]', async () => {
  expect(await asked(new AbortController(), 200)).toBe('no complete answer within 0.2 s');
  expect(await asked(new AbortController(), 60_000)).toMatch(/aborted/);
});
