import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Help } from '../../../src/flows/help/help.view.tsx';
import { localTimeOf } from '../../../src/rules/dates.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const tablesOf = (game: string) =>
  within(screen.getByRole('region', { name: `${game}: prizes and odds` }))
    .getAllByRole<HTMLTableElement>('table')
    .map(({ rows }) => [...rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent)));

test('prizes and odds of both games are listed by era, with odds alone if prizes are unknown [SV-11]', () => {
  render(<Help now={now} />);
  const powerBall = tablesOf('Power Ball');
  expect(powerBall[0]?.slice(0, 4)).toEqual([
    ['Match', 'Prize', 'Odds'],
    ['5 numbers and the Power Ball', 'Jackpot', '1 in 292,201,338'],
    ['5 numbers', '$1,000,000', '1 in 11,688,054'],
    ['4 numbers and the Power Ball', '$50,000', '1 in 913,129'],
  ]);
  expect(powerBall.at(-1)?.[3]?.[1]).toBe('A prize');
  expect(tablesOf('Mega Millions')[0]?.[4]?.[1]).toBe('$1,000 to $5,000');
});

test('the next draw of each game is in New York time, and in the device’s time if that differs', () => {
  render(<Help now={now} />);
  const held = Date.parse('2026-11-19T03:59:00Z');
  const there = 'Wednesday, Nov 18, 2026, 10:59 PM';
  const here = localTimeOf(held);
  expect(screen.getByText(/^Power Ball: Wednesday/)).toHaveTextContent(
    here === there
      ? `Power Ball: ${there}, New York time`
      : `Power Ball: ${there}, New York time, which is ${here} where you are`,
  );
});
