import { expect, test } from 'vitest';
import { counted } from '../../../src/views/history/words.ts';

test.each([
  [0, '0 draws'],
  [1, '1 draw'],
  [2, '2 draws'],
  [1234, '1,234 draws'],
])('%i is counted as %j', (count, text) => expect(counted(count, 'draw', 'draws')).toBe(text));
