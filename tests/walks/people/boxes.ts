import { fireEvent } from '@testing-library/react';
import type { TypedNumbers } from '../../../src/rules/ticket-numbers.ts';

type Context = { readonly numbers: TypedNumbers };

/** Six numbers as one event, where they are not there yet. */
export const entered =
  (...numbers: TypedNumbers) =>
  ({ numbers: before }: Context) =>
    before.join() === numbers.join() ? undefined : { numbers };

/** A changed box as an event, where it holds something else. */
export const boxed = (at: number, text: string) => (context: Context) =>
  entered(...(context.numbers.with(at, text) as unknown as TypedNumbers))(context);

/** What six empty boxes can become: incomplete, empty again, invalid and complete, the last two in two ways. */
export const sixEdits = [
  boxed(0, '5'),
  boxed(0, ''),
  entered('5', '5', '33', '41', '60', '8'),
  entered('5', '5', '33', '41', '60', '9'),
  entered('5', '12', '33', '41', '60', '8'),
  entered('5', '12', '33', '41', '60', '9'),
];

/** Pastes numbers into a box. */
export const paste = (box: HTMLElement | undefined, numbers: readonly string[]) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', numbers.join(' '));
  return box && fireEvent(box, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Pastes a whole ticket, or changes the one box that differs. */
export const enter = (boxes: readonly HTMLInputElement[], numbers: TypedNumbers) => {
  const changed = boxes.findIndex((box, at) => box.value !== numbers[at]);
  if (numbers.includes('')) fireEvent.change(boxes[changed] as HTMLElement, { target: { value: numbers[changed] } });
  else paste(boxes[0], numbers);
};
