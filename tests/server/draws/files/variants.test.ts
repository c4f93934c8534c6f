import { describe, expect, test } from 'vitest';
import { readDrawFile, textOfFile, type FileSource } from '../../../../server/draws/import.ts';
import type { Game } from '../../../../src/rules/games.ts';
import { feedBodies } from '../../../support/feeds/feed-bodies.ts';

const newYork = `"Draw Date","Winning Numbers","Multiplier","double_play_winning_numbers"
"12/30/2023","10 11 26 27 34 07","4",""
"12/27/2023","04 11 38 51 68 05","3",""
`;
const newYorkMega = `"Draw Date","Winning Numbers","Mega Ball","Multiplier"\n"12/29/2023","11 27 30 62 70","10","03"\n`;
const texas = 'Powerball,12,30,2023,26,10,34,11,27,7,4\nPowerball,12,27,2023,4,11,38,51,68,5,3\n';
const texasMega = 'Mega Millions,12,29,2023,11,70,30,62,27,10,3\n';

const read = (text: string, source: FileSource = 'ny-open-data', game: Game = 'powerball') =>
  readDrawFile({ text, source, game });
const drawsIn = (text: string, source?: FileSource) =>
  read(text, source).draws.toSorted((one, other) => one.date.localeCompare(other.date));
const both = [
  { date: '2023-12-27', main: [4, 11, 38, 51, 68], special: 5, multiplier: 3 },
  { date: '2023-12-30', main: [10, 11, 26, 27, 34], special: 7, multiplier: 4 },
];

test.each([
  ['as published', newYork],
  ['with a byte order mark', `\uFEFF${newYork}`],
  ['with CRLF', newYork.replaceAll('\n', '\r\n')],
  ['with both kinds of line ends', newYork.replace('\n', '\r\n')],
  ['with blank lines', `\n${newYork.replaceAll('\n', '\n\n')}\n`],
  ['without quotes', newYork.replaceAll('"', '')],
  ['without an end to its last line', newYork.trimEnd()],
  ['with other titles', newYork.replace('Draw Date', 'draw_date').replace('Winning Numbers', 'WINNINGNUMBERS')],
  ['with ISO dates', newYork.replace('12/30/2023', '2023-12-30').replace('12/27/2023', '2023-12-27T00:00:00.000')],
  [
    'with its columns and lines in another order',
    'Multiplier,Winning Numbers,Draw Date\n3,04 11 38 51 68 05,12/27/2023\n4,10 11 26 27 34 07,12/30/2023',
  ],
  ['as JSON', feedBodies['ny-open-data']('powerball', both)],
])('a file from New York %s is read [SV-6]', (_, text) => {
  expect(drawsIn(text)).toEqual(both);
});

test('a JSON file from New York belongs to the game of its rows [SV-6]', () => {
  const rows = feedBodies['ny-open-data']('megamillions', both);
  expect(read(rows, 'ny-open-data', 'megamillions').draws.toReversed()).toEqual(both);
});

test.each([
  ['as published', texas],
  ['with a byte order mark and CRLF', `\uFEFF${texas.replaceAll('\n', '\r\n')}`],
  [
    'with quotes and spaces',
    texas.replaceAll('Powerball', '"Powerball"').replaceAll(',', ' , ').replaceAll('" ,', '",'),
  ],
  [
    'with a header',
    `Game Name,Month,Day,Year,Num One,Num Two,Num Three,Num Four,Num Five,Powerball,Power Play\n${texas}`,
  ],
  ['without an end to its last line', texas.trimEnd()],
])('a file from Texas %s is read [SV-6]', (_, text) => {
  expect(drawsIn(text, 'texas-lottery')).toEqual(both);
});

const again = 'Download it from its publisher again.';
const notSix = 'is not five numbers and a Power Ball.';
const correct = 'Nothing was imported: correct that line or take it out, then import the file again.';
const correctRow = correct.replace('line', 'row');
const rowsJson =
  '{"meta":{"view":{"id":"d6yy-54nr"}},"data":[["row-a","0",0,1,null,1,null,"{ }","2023-12-30T00:00:00"]]}';
const separated = (separator: string) => newYork.replaceAll(',', separator);
const withoutDates = newYork.replace('Draw Date', 'Day');
const ofMega = 'this is a file of Mega Millions. Import it with --game megamillions.';
const instead = 'Download the CSV export or /resource/….json instead.';
const withCommas = 'Save the file with commas.';

describe('a file that cannot be imported says why and what to do', () => {
  test.each([
    ['nothing in it', '', `the file is empty. ${again}`],
    ['only a header', newYork.split('\n')[0] ?? '', `there is no draw in the file. ${again}`],
    ['the other game', newYorkMega, ofMega],
    ['the other source', texas, 'this is a file of Texas Lottery. Import it with --source texas-lottery.'],
    ['no dates', withoutDates, `line 1: the header has no column Draw Date. ${again}`],
    ['five numbers', `${newYork}12/23/2023,09 14 17 18 06,3,`, `line 4: '09 14 17 18 06' ${notSix} ${correct}`],
    [
      'what steers a terminal',
      `${newYork}12/23/2023,1 2 \u001B[2J 4 5 6,3,`,
      `line 4: '1 2 \uFFFD[2J 4 5' is not five numbers. ${correct}`,
    ],
    ['no such day', `${newYork}02/30/2023,09 14 17 18 53 06,3,`, `line 4: '02/30/2023' is not a date. ${correct}`],
    ['a line cut short', `${newYork}12/23/2023,09 14 17`, `line 4: 2 fields where 4 were expected. ${correct}`],
    ['a quote cut short', `${newYork}"12/23/2023","09 14`, `line 4: Quoted field unterminated. ${correct}`],
    ["Socrata's rows.json", rowsJson, `this is Socrata's rows.json, whose rows have no field names. ${instead}`],
    ['another object', '{"error":true}', `this is a JSON object, not a list of draws. ${again}`],
    ['half a list', '[{"draw_date":', `not valid JSON: it begins with '[{"draw_date":'`],
    [
      'two numbers in JSON',
      '[{"draw_date":"2023-12-23","winning_numbers":"9 14"}]',
      `row 1: '9 14' ${notSix} ${correctRow}`,
    ],
    ['half an object', rowsJson.slice(0, 60), `this is a JSON object, not a list of draws. ${again}`],
    ['semicolons', separated(';'), `line 1: the fields are separated by semicolons. ${withCommas}`],
    ['tabs', separated('\t'), `line 1: the fields are separated by tabs. ${withCommas}`],
  ])('from New York with %s [SV-6, OT-14]', (_, text, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'UnusableAnswer', message }));
  });

  test.each([
    ['a mark and blank lines', '\uFEFF\r\n \r\n', `the file is empty. ${again}`],
    ['commas only', ',,,\n', `the file is empty. ${again}`],
    ['the other game', texasMega, ofMega],
    ['the other source', newYork, 'this is a file of New York Open Data. Import it with --source ny-open-data.'],
    ['a line of the other game', texas + texasMega, `line 3: 'Mega Millions' is not Powerball. ${correct}`],
    ['a ball cut short', `${texas}${texas.slice(0, -3)}`, `line 4: 10 fields where 11 were expected. ${correct}`],
    ['one broken line only', texas.slice(0, 26), `line 1: 6 fields where 11 were expected. ${correct}`],
    ['bars', texas.replaceAll(',', '|'), `line 1: the fields are separated by bars. ${withCommas}`],
  ])('from Texas with %s [SV-6, OT-14]', (_, text, message) => {
    expect(() => read(text, 'texas-lottery')).toThrow(expect.objectContaining({ name: 'UnusableAnswer', message }));
  });

  test('for Power Ball as Mega Millions [SV-6]', () => {
    const message = 'this is a file of Power Ball. Import it with --game powerball.';
    expect(() => read(newYork, 'ny-open-data', 'megamillions')).toThrow(message);
    expect(() => read('[]', 'ny-open-data', 'megamillions')).toThrow('there is no draw in the file.');
  });

  const utf16 = Buffer.from(`\uFEFF${newYork}`, 'utf16le');
  test.each<[string, Uint8Array, string]>([
    ['UTF-16', utf16, 'the file is in UTF-16. Save it as UTF-8.'],
    ['UTF-16, the other way round', Buffer.from(utf16).swap16(), 'the file is in UTF-16. Save it as UTF-8.'],
    ['UTF-16 without a mark', utf16.subarray(2), 'the file is in UTF-16. Save it as UTF-8.'],
    ['Latin-1', Buffer.from(`${newYork}M\u00fcller`, 'latin1'), 'the file is not in UTF-8, but in another encoding.'],
  ])('in %s [OT-14]', (_, bytes, message) => {
    expect(() => textOfFile(bytes)).toThrow(message);
    expect(textOfFile(Buffer.from(newYork))).toBe(newYork);
  });

  test('with a web page instead of draws [SV-6]', () => {
    expect(() => read('<!doctype html>\n<title>Down for maintenance</title>')).toThrow(
      /^line 1: neither the header of New York Open Data .* nor a line of Texas Lottery .*\. Download it .* again\.$/,
    );
  });
});

describe('dates with slashes', () => {
  const dated = (...dates: readonly string[]) =>
    `Draw Date,Winning Numbers,Multiplier\n${dates.map((date) => `${date},10 11 26 27 34 07,4\n`).join('')}`;
  const datesIn = (text: string, dateOrder?: 'mdy' | 'dmy') =>
    readDrawFile({ text, source: 'ny-open-data', game: 'powerball', dateOrder }).draws.map(({ date }) => date);

  test('need their order if no day is above 12 [OT-14]', () => {
    for (const text of [dated('06/01/2024'), dated('6/1/2024', '01/03/2024'), dated('01/01/2024')])
      expect(() => datesIn(text)).toThrow(/Import it with --date-order mdy \(month first\) or --date-order dmy\.$/);
    expect(datesIn(dated('06/01/2024'), 'dmy')).toEqual(['2024-01-06']);
    expect(datesIn(dated('6/1/2024'), 'mdy')).toEqual(['2024-06-01']);
  });

  test('show their order if one day is above 12 [OT-14]', () => {
    expect(datesIn(dated('01/06/2024', '12/30/2023'))).toEqual(['2024-01-06', '2023-12-30']);
    expect(datesIn(dated('06/01/2024', '30/12/2023'))).toEqual(['2024-01-06', '2023-12-30']);
    expect(datesIn(dated('2024-01-06'))).toEqual(['2024-01-06']);
  });
});
