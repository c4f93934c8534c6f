import { expect, test } from 'vitest';
import { drawingOf, type Arrow, type Box } from '../../support/charts/drawing.ts';

const box = (id: string, title = id): Box => ({ id, title, look: '', labels: [], inner: [] });
const arrow = (to: string, text: string): Arrow => ({
  from: 'a',
  to,
  labels: [{ text }],
  isHappy: true,
  isBack: false,
});

test.each([
  [
    'what has no room',
    box('b'),
    arrow('b', 'incomprehensibilities'),
    "'incomprehensibilities' is longer than its box; shorten it.",
  ],
  ['what leads nowhere', box('b'), arrow('c', 'goes on'), 'Referenced shape does not exist: c'],
])('%s is named', async (_, second, way, error) => {
  const named = new RegExp(`^The picture of chart cannot be drawn: .*${error}$`);
  await expect(drawingOf('chart', [box('a'), second], [way])).rejects.toThrow(named);
});
