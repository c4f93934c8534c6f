import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../../../server/draws/calendar-file.ts';
import { historyFile } from '../../../../server/draws/history.ts';
import { gamePaths } from '../../../../src/protocol/paths.ts';
import { forAll } from '../../../support/at-end.ts';
import { pastDraw } from '../../../support/past-draw.ts';
import { startServer } from '../../../support/server.ts';
import { friday, tell, wednesday } from '../fixture.ts';

const calendar = (jackpots: readonly (readonly [string, string])[] = [], publicUrl = 'http://localhost:3000') =>
  calendarFile({ game: 'powerball', now: friday, publicUrl, jackpots: new Map(jackpots) });

test('the history as CSV has a header and one line per draw, unknown fields empty [DH-4]', () => {
  const known = { multiplier: 3, jackpot: '$1,000 Million', state: 'corrected' } as const;
  const conflicts = [
    { source: 'texas-lottery', numbers: [1, 2, 3, 4, 5, 7] },
    { source: 'ny-lottery', numbers: [1, 2, 3, 4, 5, 8] },
  ] as const;
  const draws = [
    pastDraw('2026-11-18', [5, 12, 33, 41, 60, 8]),
    pastDraw('2026-11-14', [1, 2, 3, 4, 5, 6], { ...known, conflicts }),
  ];
  expect(historyFile('megamillions', draws).split('\r\n')).toEqual([
    'draw_date,ball_1,ball_2,ball_3,ball_4,ball_5,mega_ball,multiplier,jackpot,state,dispute',
    '2026-11-18,5,12,33,41,60,8,,,confirmed,',
    '2026-11-14,1,2,3,4,5,6,3,"$1,000 Million",corrected,texas-lottery: 1 2 3 4 5 7; ny-lottery: 1 2 3 4 5 8',
    '',
  ]);
});

describe('the calendar of coming draws [DH-4]', () => {
  test('it has the next thirty draws in UTC, across the change to daylight saving time', () => {
    const startsIn = (text: string) => [...text.matchAll(/^DTSTART:(.*)\r$/gm)].map(([, start]) => start);
    const starts = startsIn(calendar());
    expect([starts.length, ...starts.slice(0, 3)]).toEqual([
      30,
      '20261122T035900Z',
      '20261124T035900Z',
      '20261126T035900Z',
    ]);
    const now = Date.parse('2027-03-12T12:00:00Z');
    const spring = calendarFile({ game: 'megamillions', now, publicUrl: '', jackpots: new Map() });
    expect(startsIn(spring).slice(0, 2)).toEqual(['20270313T040000Z', '20270317T030000Z']);
  });

  test('every event has a stable id, and a known jackpot with its comma escaped', () => {
    const text = calendar([['2026-11-21', '$1,250 Million']]);
    const ids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(30);
    expect(ids[0]).toBe('powerball-2026-11-21@lottery-board');
    expect(text).toContain('DESCRIPTION:Jackpot $1\\,250 Million. Unofficial.\r\n');
  });

  test('lines end in CRLF and are folded at 75 octets', () => {
    const text = calendar([], `https://${'long.'.repeat(40)}example.org`);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:https://${'long.'.repeat(40)}example.org/powerball\r\n`);
  });
});

describe('over HTTP', () => {
  const server = forAll(async () => {
    const started = await startServer();
    const jackpots = [{ date: '2026-11-14', dollars: 633_000_000 }];
    await tell(started.context.db, [{ ...wednesday, date: '2026-11-14' }], { jackpots });
    return started;
  });
  const { history, historyFile: file, calendar: feed } = gamePaths('powerball');

  test('visitors and calendar programs get both without a token [DH-4]', async () => {
    const [csv, ics] = [await fetch(server().url + file), await fetch(server().url + feed)];
    expect([csv.status, csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="powerball-history.csv"',
    ]);
    expect(await csv.text()).toContain('2026-11-14,5,12,33,41,60,8,2,$633 Million,confirmed');
    expect([ics.status, ics.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await ics.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  });

  test('an unchanged history is not sent again [DH-1]', async () => {
    const first = await fetch(server().url + history);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), (await first.json()) as unknown]).toEqual([
      200,
      'no-cache',
      [expect.objectContaining({ date: '2026-11-14' })],
    ]);
    const again = await fetch(server().url + history, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const { headers } = await fetch(server().url + file);
    expect(headers.get('cache-control')).toBe('no-cache');
    const csv = headers.get('etag') ?? '';
    expect((await fetch(server().url + file, { headers: { 'If-None-Match': csv } })).status).toBe(304);
    expect([tag, csv]).toEqual([1, 2].map(() => expect.stringMatching(/^W\/"[\w-]{16}"$/) as string));
    for (const known of [tag.slice(2), `"another", ${tag}`])
      expect((await fetch(server().url + history, { headers: { 'If-None-Match': known } })).status).toBe(304);
  });

  test('it comes in the best encoding that the request accepts [DH-1]', async () => {
    const encodingFor = async (accepted: string) => {
      const answer = await fetch(server().url + history, { headers: { 'Accept-Encoding': accepted } });
      expect(await answer.json()).toEqual([expect.objectContaining({ date: '2026-11-14' })]);
      return [answer.headers.get('content-encoding'), answer.headers.get('vary')];
    };
    expect(await encodingFor('gzip, deflate, br')).toEqual(['br', 'Accept-Encoding']);
    expect(await encodingFor('br;q=0, gzip')).toEqual(['gzip', 'Accept-Encoding']);
    expect(await encodingFor('identity')).toEqual([null, 'Accept-Encoding']);
  });
});
