import { beforeEach, expect, test, vi } from 'vitest';
import { fixedAddresses } from '../../src/app/routes.tsx';
import { isPublic } from '../../src/rules/access.ts';
import { destinationOf } from '../../src/rules/destination.ts';

// As in Chrome 119.
beforeEach(() => void vi.spyOn(URL, 'canParse').mockImplementation(() => expect.fail('URL.canParse is not there')));

test.each([
  ['/powerball', 'Power Ball'],
  ['/powerball?from=a-friend', 'Power Ball'],
  ['/lottery-board', 'Lottery Board'],
  ['/lottery-board?game=powerball', 'Power Ball'],
  ['/lottery-board?game=megamillions', 'Mega Millions'],
  ['/lottery-board?game=keno', 'Lottery Board'],
  ['/lottery-board?tab=winnings', 'My winnings'],
  ['/lottery-board?tab=what-if', 'What if'],
  ['/lottery-board?tab=statistics&game=megamillions', 'Numbers and jackpots'],
  ['/lottery-board?tab=history&game=megamillions&from=2026-11-17&until=2026-11-17', 'Draw history'],
])('the link leads to %s, query included, as %s [FW-2]', (address, name) => {
  expect(destinationOf(address)).toEqual({ address, name });
});

test.each([
  ['nothing', ''],
  ['the board on which signing in lands', '/megamillions'],
  ['a screen for everybody', '/sign-up'],
  ['a screen that no longer exists', '/keno'],
  ['a screen in another case', '/Powerball'],
  ['another site', 'https://evil.example/powerball'],
  ['another site of the same scheme', '//evil.example/powerball'],
  ['another site behind backslashes', '\\\\evil.example\\powerball'],
  ['a script', 'javascript:alert(1)//powerball'],
  ['what is no address', 'http://[/powerball'],
])('no link leads to %s [FW-2]', (_what, address) => {
  expect(destinationOf(address)).toBeUndefined();
});

test('every player’s screen but the one after signing in has a name for the link [FW-2, NAV-1]', () => {
  const forPlayers = fixedAddresses.filter((address) => !isPublic(address) && address !== '/megamillions');
  expect(forPlayers.filter((address) => destinationOf(address) === undefined)).toEqual([]);
});
