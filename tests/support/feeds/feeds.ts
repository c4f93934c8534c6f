import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { DrawReport, JackpotReport } from '../../../server/draws/report.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Game } from '../../../src/rules/games.ts';
import { onLoopback } from '../server/loopback.ts';
import { feedBodies, feedOf, type FeedName, type FeedSource } from './feed-bodies.ts';

/** Answers with a body and its validator, or with 304 to a request that has this validator. */
export const withBody = (body: string): RequestListener => {
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  return ({ headers }, response) => {
    if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag, 'content-type': 'text/plain' }).end(body);
  };
};

/** Answers with a status, and no body. */
export const withStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end();

/** Never answers. */
export const silently: RequestListener = () => undefined;

type FeedRequest = {
  readonly feed: FeedName;
  readonly path: string;
  readonly agent: string;
  readonly status: number;
};

/** A loopback server that answers like the draw feeds; a feed that has published nothing answers 404. */
export const startFeeds = async () => {
  const answers = new Map<FeedName, RequestListener>();
  const requests: FeedRequest[] = [];
  const server = createServer((request, response) => {
    const feed = feedOf(request.url ?? '');
    const answer = (feed && answers.get(feed)) ?? withStatus(404);
    answer(request, response);
    const { statusCode: status } = response;
    if (feed) requests.push({ feed, status, path: request.url ?? '', agent: request.headers['user-agent'] ?? '' });
  });
  const { url, stop } = await onLoopback(server);
  const environment = { NY_OPEN_DATA_URL: url, TEXAS_LOTTERY_URL: url, MEGA_MILLIONS_URL: url, NY_LOTTERY_URL: url };
  return {
    sites: readSettings(environment),
    /** The feeds' addresses as environment variables of a server process. */
    environment,
    /** Makes a source answer with these draws, and the jackpot of a coming one, in its own format. */
    publish: (source: FeedSource, game: Game, draws: readonly DrawReport[], jackpot?: JackpotReport): void =>
      void answers.set(`${source} ${game}`, withBody(feedBodies[source](game, draws, jackpot))),
    answer: (feed: FeedName, answer: RequestListener): void => void answers.set(feed, answer),
    requests: requests as readonly FeedRequest[],
    stop,
  };
};

export type Feeds = Awaited<ReturnType<typeof startFeeds>>;
