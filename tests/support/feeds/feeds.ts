import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { DrawReport, JackpotReport } from '../../../server/draws/report.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Game } from '../../../src/rules/games.ts';
import { onLoopback } from '../server/loopback.ts';
import { feedBodies, feedOf, type FeedName, type FeedSource } from './feed-bodies.ts';

/** A feed's answer: a whole body, any status, half a body and then a hang-up, or nothing at all. */
export type FeedAnswer =
  | { readonly body: string; readonly type?: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly half: string }
  | { readonly silence: true };

type FeedRequest = {
  readonly feed: FeedName;
  readonly path: string;
  readonly agent: string;
  readonly status: number;
};

/** A loopback server that answers like the draw feeds; a feed that has published nothing answers 404. */
export const startFeeds = async () => {
  const answers = new Map<FeedName, FeedAnswer>();
  const requests: FeedRequest[] = [];
  const server = createServer((request, response) => {
    const feed = feedOf(request.url ?? '');
    const answer = feed === undefined ? undefined : answers.get(feed);
    const status = write(answer ?? { status: 404 }, request, response);
    if (feed !== undefined)
      requests.push({ feed, status, path: request.url ?? '', agent: request.headers['user-agent'] ?? '' });
  });
  const { url, stop } = await onLoopback(server);
  const environment = { NY_OPEN_DATA_URL: url, TEXAS_LOTTERY_URL: url, MEGA_MILLIONS_URL: url, NY_LOTTERY_URL: url };
  return {
    sites: readSettings(environment),
    /** The feeds' addresses as environment variables of a server process. */
    environment,
    /** Makes a source answer with these draws, and the jackpot of a coming one, in its own format. */
    publish: (source: FeedSource, game: Game, draws: readonly DrawReport[], jackpot?: JackpotReport): void =>
      void answers.set(`${source} ${game}`, { body: feedBodies[source](game, draws, jackpot) }),
    answer: (feed: FeedName, answer: FeedAnswer): void => void answers.set(feed, answer),
    requests: requests as readonly FeedRequest[],
    stop,
  };
};

export type Feeds = Awaited<ReturnType<typeof startFeeds>>;

const write = (answer: FeedAnswer, request: IncomingMessage, response: ServerResponse): number => {
  if ('silence' in answer) return 0;
  if ('status' in answer) {
    response.writeHead(answer.status, answer.headers).end();
    return answer.status;
  }
  if ('half' in answer) {
    response
      .writeHead(200, { 'content-length': answer.half.length })
      .write(answer.half.slice(0, answer.half.length / 2));
    response.destroy();
    return 200;
  }
  const etag = `"${createHash('sha256').update(answer.body).digest('hex')}"`;
  const isUnchanged = request.headers['if-none-match'] === etag;
  response
    .writeHead(isUnchanged ? 304 : 200, { etag, 'content-type': answer.type ?? 'text/plain' })
    .end(isUnchanged ? undefined : answer.body);
  return isUnchanged ? 304 : 200;
};
