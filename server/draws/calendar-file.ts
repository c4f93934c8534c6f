import { drawInstant, nextDrawDate } from '../../src/rules/draw-times.ts';
import { games, type Game } from '../../src/rules/games.ts';

type Asked = {
  readonly game: Game;
  readonly now: number;
  readonly publicUrl: string;
  readonly jackpots: ReadonlyMap<string, string>;
};

const eventsShown = 30;
const quarterOfHour = 'PT15M';

/** A game's next thirty draws as a calendar to subscribe to (RFC 5545, DH-4). `now` in ms since 1970. */
export const calendarFile = (asked: Asked): string => {
  const { name } = games[asked.game];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lottery Board//Draws//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',

    `NAME:${name} draws`,
    `X-WR-CALNAME:${name} draws`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...comingDates(asked.game, asked.now).flatMap((date) => eventLines(asked, date)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

const comingDates = (game: Game, now: number): readonly string[] => {
  const dates: string[] = [];
  for (let after = now; dates.length < eventsShown; after = drawInstant(game, dates.at(-1) ?? ''))
    dates.push(nextDrawDate(game, after));
  return dates;
};

const eventLines = ({ game, now, publicUrl, jackpots }: Asked, date: string): readonly string[] => {
  const jackpot = jackpots.get(date);
  return [
    'BEGIN:VEVENT',
    `UID:${game}-${date}@lottery-board`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(drawInstant(game, date))}`,
    `DURATION:${quarterOfHour}`,
    `SUMMARY:${games[game].name} draw`,
    ...(jackpot === undefined ? [] : [`DESCRIPTION:${escaped(`Jackpot ${jackpot}. Unofficial.`)}`]),
    `URL:${publicUrl}/${game}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};

const utc = (instant: number): string => `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** Folds a content line at 75 octets (RFC 5545, 3.1); ours are all ASCII. */
const folded = (line: string): string => line.replace(/(?<=^.{75}|^.{75}(?:.{74})+)(?=.)/g, '\r\n ');
