import * as v from 'valibot';
import { usualHelpline } from '../src/protocol/about.ts';
import { authorizationHeader } from '../src/protocol/authorization.ts';
import { logLevels } from './log.ts';
import { isLoopback } from './ip-addresses.ts';
import { OperatorError } from './redaction.ts';

const url = (...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => schemes.some((scheme) => value.toLowerCase().startsWith(scheme)),
      `must be an address with ${schemes.join(' or ')}`,
    ),
    v.check(
      (value) => !/^\w+:\/\/(?!.*[?&]host=.)(?:[/?#]|$)/.test(value),
      `must name a host after ${schemes.join(' or ')}`,
    ),
    v.check(
      (value) => URL.canParse(value),
      'is not an address: in a password, write #, /, ? and @ as %23, %2F, %3F and %40',
    ),
  );
const site = v.pipe(
  url('http://', 'https://'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
/** All paths of the app, those of its files too, start at the root of a host. */
const origin = v.pipe(
  site,
  v.check(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'must be nothing but a scheme and a host, such as https://board.example.org: give the app a host of its own',
  ),
  v.transform((value) => new URL(value).origin),
);
/** The address of a feed: nobody may change its draws in transit (SA-9). */
const feed = v.pipe(
  site,
  v.check((value) => value.startsWith('https:') || isLoopback(value), 'must be an address with https:'),
);
const sender = v.pipe(
  v.string(),
  v.regex(
    /^[^\s<>@,:;]+@[^\s<>@,:;]+$|^(?:"[^"]*" *|[^"<>:;]*)<[^\s<>@,:;]+@[^\s<>@,:;]+>$/,
    'must be one email address such as board@example.org or Lottery Board <board@example.org>; ' +
      'a name with a colon or semicolon needs quotes',
  ),
);
const choice = <const T extends readonly [string, ...string[]]>(options: T, otherwise: T[number]) =>
  v.optional(v.picklist(options, `must be one of ${options.join(', ')}`), otherwise);
const wholeNumber = (most: number, what: string) => {
  const wrong = `must be a ${what} from 0 to ${most}`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, wrong), v.transform(Number), v.maxValue(most, wrong));
};
const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number('must be an instant such as 2026-11-20T23:00:00Z'),
);
const secret = v.pipe(
  v.string(),
  v.minLength(32, 'must have at least 32 characters'),
  v.check((value) => new Set(value).size >= 10, 'must have at least 10 different characters'),
);
const yesOrNo = v.pipe(
  choice(['true', 'false'], 'false'),
  v.transform((value) => value === 'true'),
);

/** Each setting is an environment variable, with its name in capitals: `dataDir` is DATA_DIR. */
const settings = v.object({
  port: v.optional(wholeNumber(65_535, 'port'), '3000'),
  host: v.optional(v.string(), '127.0.0.1'),
  publicUrl: v.optional(origin),
  dataDir: v.optional(v.string(), './data'),
  databaseUrl: v.optional(url('postgres://', 'postgresql://')),
  smtpUrl: v.optional(url('smtp://', 'smtps://')),
  mailFrom: v.optional(sender, 'Lottery Board <board@localhost>'),
  /** Where to report a vulnerability; by default, the sender of emails. */
  securityContact: v.optional(url('mailto:', 'https://')),
  role: choice(['api', 'worker', 'all'], 'all'),
  tokenSecret: v.optional(secret),
  drawSources: choice(['auto', 'sample', 'off'], 'auto'),
  nyOpenDataUrl: v.optional(feed, 'https://data.ny.gov'),
  texasLotteryUrl: v.optional(feed, 'https://www.texaslottery.com'),
  megaMillionsUrl: v.optional(feed, 'https://www.megamillions.com'),
  nyLotteryUrl: v.optional(feed, 'https://nylottery.ny.gov'),
  trustProxy: yesOrNo,
  helpline: v.optional(v.string(), usualHelpline),
  metricsToken: v.optional(secret),
  logLevel: choice(logLevels, 'info'),
  clockStart: v.optional(instant),
  /** How long a stopping process still answers while it reports that it is not ready; given in seconds. */
  shutdownDelay: v.pipe(
    v.optional(wholeNumber(600, 'number of seconds'), '0'),
    v.transform((seconds) => seconds * 1000),
  ),
  authorizationHeader: v.optional(
    v.pipe(v.string(), v.regex(/^[!#$%&'*+.^_`|~\w-]+$/, 'must be the name of a request header')),
    authorizationHeader,
  ),
});

const variableOf = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();
const names = Object.keys(settings.entries);

/** The environment variables of all settings. */
export const settingNames: readonly string[] = names.map(variableOf);

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings from an environment; a blank variable counts as unset. Throws OperatorError. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(names.map((name) => [name, env[variableOf(name)]?.trim() || undefined]));
  const parsed = v.safeParse(settings, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new OperatorError(`${variableOf(v.getDotPath(issue) ?? 'environment')} ${issue.message}`);
  }
  const set = parsed.output;
  if (set.databaseUrl !== undefined && set.tokenSecret === undefined)
    throw new OperatorError('TOKEN_SECRET must be given with DATABASE_URL');
  if (set.databaseUrl !== undefined && set.clockStart !== undefined)
    throw new OperatorError('CLOCK_START is refused with DATABASE_URL');
  if (set.databaseUrl === undefined && set.role !== 'all')
    throw new OperatorError(`ROLE=${set.role} needs DATABASE_URL`);
  return {
    ...set,
    securityContact: set.securityContact ?? `mailto:${set.mailFrom.replace(/^.*<|>.*$/g, '')}`,
    publicUrl: set.publicUrl ?? `http://localhost:${set.port}`,
  };
};
