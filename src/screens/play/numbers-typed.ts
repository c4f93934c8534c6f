import type { Field } from '../deps.ts';
import { boxText, noNumbers, withBox, type TypedNumbers } from '../../rules/ticket-numbers.ts';

/** What six boxes of a page keep of what was typed. */
export const numbersTyped = (boxes: readonly Field[]): TypedNumbers =>
  boxes.reduce((kept, { value }, box) => withBox(kept, box, boxText(value) ?? ''), noNumbers);
