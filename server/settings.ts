import * as v from 'valibot';
import { usualHelpline } from '../src/protocol/about.ts';
import { authorizationHeader } from '../src/protocol/authorization.ts';
import { logLevels } from './log.ts';
import { OperatorError } from './redaction.ts';

const text = (otherwise: string) => v.optional(v.pipe(v.string(), v.trim()), otherwise);
const url = (...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address with ${schemes.join(' or ')}`,
    ),
  );
const site = (otherwise: string) => v.optional(v.pipe(url('http:', 'https:'), v.transform(withoutSlash)), otherwise);
const choice = <const T extends readonly [string, ...string[]]>(options: T, otherwise: T[number]) =>
  v.optional(v.picklist(options, `must be one of ${options.join(', ')}`), otherwise);
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port from 0 to 65535'),
);
const seconds = (most: number) => {
  const wrong = `must be a number of seconds from 0 to ${most}`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, wrong), v.transform(Number), v.maxValue(most, wrong));
};
const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number('must be an instant such as 2026-11-20T23:00:00Z'),
);
const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));
const yesOrNo = v.pipe(
  choice(['true', 'false', '1', '0', 'yes', 'no'], 'false'),
  v.transform((value) => ['true', '1', 'yes'].includes(value)),
);

function withoutSlash(value: string) {
  return value.replace(/\/+$/, '');
}

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: text('127.0.0.1'),
  PUBLIC_URL: v.optional(v.pipe(url('http:', 'https:'), v.transform(withoutSlash))),
  DATA_DIR: text('./data'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: text('Lottery Board <board@localhost>'),
  ROLE: choice(['api', 'worker', 'all'], 'all'),
  TOKEN_SECRET: secret,
  DRAW_SOURCES: choice(['auto', 'sample', 'off'], 'auto'),
  NY_OPEN_DATA_URL: site('https://data.ny.gov'),
  TEXAS_LOTTERY_URL: site('https://www.texaslottery.com'),
  MEGA_MILLIONS_URL: site('https://www.megamillions.com'),
  NY_LOTTERY_URL: site('https://nylottery.ny.gov'),
  TRUST_PROXY: yesOrNo,
  HELPLINE: text(usualHelpline),
  METRICS_TOKEN: secret,
  LOG_LEVEL: choice(logLevels, 'info'),
  CLOCK_START: v.optional(instant),
  SHUTDOWN_DELAY: v.optional(seconds(600), '0'),
  AUTHORIZATION_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[!#$%&'*+.^_`|~\w-]+$/, 'must be the name of a request header')),
    authorizationHeader,
  ),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.entries);

export type Settings = ReturnType<typeof readSettings>;

/** The settings that an environment asks for; a blank variable counts as not given. Throws OperatorError. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) throw new OperatorError(firstFault(parsed.issues));
  const set = parsed.output;
  refuseWhatCannotGoTogether(set);
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    role: set.ROLE,
    tokenSecret: set.TOKEN_SECRET,
    drawSources: set.DRAW_SOURCES,
    feeds: {
      nyOpenData: set.NY_OPEN_DATA_URL,
      texasLottery: set.TEXAS_LOTTERY_URL,
      megaMillions: set.MEGA_MILLIONS_URL,
      nyLottery: set.NY_LOTTERY_URL,
    },
    trustProxy: set.TRUST_PROXY,
    helpline: set.HELPLINE,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
    clockStart: set.CLOCK_START,
    /** For how long a process that is to stop still answers, in milliseconds, and says that it is not ready. */
    shutdownDelay: set.SHUTDOWN_DELAY * 1000,
    authorizationHeader: set.AUTHORIZATION_HEADER,
  };
};

type Environment = v.InferOutput<typeof environment>;

const firstFault = ([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
  `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`;

const refuseWhatCannotGoTogether = (set: Environment) => {
  if (set.DATABASE_URL !== undefined && set.TOKEN_SECRET === undefined)
    throw new OperatorError('TOKEN_SECRET must be given with DATABASE_URL');
  if (set.DATABASE_URL !== undefined && set.CLOCK_START !== undefined)
    throw new OperatorError('CLOCK_START is refused with DATABASE_URL');
  if (set.DATABASE_URL === undefined && set.ROLE !== 'all')
    throw new OperatorError(`ROLE=${set.ROLE} needs DATABASE_URL`);
};
