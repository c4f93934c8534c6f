import { written } from '../model/written.ts';
import type { Path } from '../model/plan.ts';
import type { NeverRun } from '../model/runs.ts';
import { statesIn } from '../model/sentences.ts';

/** What was seen and told at a point of a path: the start, or after a step. */
export type Moment = { readonly shown: readonly string[]; readonly told: readonly string[] };

/** One line of a frozen path: what happens, the state it leads to, the screen by its key below, and what others are told. */
type FrozenStep = { readonly on: string; readonly in: string; readonly shows: string; readonly tells: readonly string[] };
/** The oracle of a chart: its paths with the expected state and screen at each step, and every event and screen once. */
export type Frozen = {
  readonly events: Readonly<Record<string, unknown>>;
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly paths: readonly (readonly FrozenStep[])[];
  readonly never: readonly NeverRun[];
};

/** A short name for a text, the same for the same text. */
const keyOf = (text: string): string => {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36);
};

const placeOf = (value: unknown) => statesIn(value).join(' + ');
const eventKey = (event: { type: string }) => {
  const text = written(event);
  return text === written({ type: event.type }) ? event.type : `${event.type} ${keyOf(text)}`;
};
const screenKey = (value: unknown, shown: readonly string[]) => `${placeOf(value)} ${keyOf(shown.join('\n'))}`;

/** A walked path as it is frozen. */
export const frozenPath = ({ input, value, steps }: Path, moments: readonly Moment[]): readonly FrozenStep[] => {
  const lineOf = (on: string, at: unknown, moment: Moment | undefined): FrozenStep => ({
    on,
    in: placeOf(at),
    shows: screenKey(at, moment?.shown ?? []),
    tells: moment?.told ?? [],
  });
  const start = input === undefined ? 'start' : `start ${keyOf(written(input))}`;
  return [
    lineOf(start, value, moments[0]),
    ...steps.map(({ event, wait, value: next }, at) =>
      lineOf(wait === undefined ? eventKey(event) : `${event.type} (${wait} ms)`, next, moments[at + 1]),
    ),
  ];
};

/** The screens of a walked path by their keys. */
export const screensOf = ({ value, steps }: Path, moments: readonly Moment[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(moments.map(({ shown }, at) => [screenKey(at === 0 ? value : steps[at - 1]?.value, shown), shown]));

const sorted = <Value>(record: Readonly<Record<string, Value>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** The oracle of a chart as text for its file, a line a step, so that a reviewer reads in its diff what a changed chart does otherwise. */
export const frozenText = (paths: readonly Path[], walked: readonly (readonly Moment[])[], never: readonly NeverRun[]): string => {
  const events = Object.fromEntries(
    paths.flatMap(({ steps }) => steps.filter(({ wait }) => wait === undefined).map(({ event }) => [eventKey(event), event])),
  );
  const payloads = sorted(events).filter(([key]) => key.includes(' '));
  const screens = sorted(Object.assign({}, ...paths.map((path, at) => screensOf(path, walked[at] ?? []))) as Frozen['screens']);
  const lines = [
    '{',
    '  "events": {',
    payloads.map(([key, event]) => `    ${JSON.stringify(key)}: ${written(event)}`).join(',\n'),
    '  },',
    '  "screens": {',
    screens
      .map(([key, shown]) => `    ${JSON.stringify(key)}: [\n${shown.map((line) => `      ${JSON.stringify(line)}`).join(',\n')}\n    ]`)
      .join(',\n'),
    '  },',
    '  "paths": [',
    paths
      .map(
        (path, at) =>
          `    [\n${frozenPath(path, walked[at] ?? [])
            .map((step) => `      ${JSON.stringify(step)}`)
            .join(',\n')}\n    ]`,
      )
      .join(',\n'),
    '  ],',
    '  "never": [',
    never.map((one) => `    ${JSON.stringify(one)}`).join(',\n'),
    '  ]',
    '}',
  ];
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
};
