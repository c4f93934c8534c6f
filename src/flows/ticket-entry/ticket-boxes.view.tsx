import { useRef, type KeyboardEvent } from 'react';
import type { Game } from '../../rules/games.ts';
import { boxText, numbersIn, pastedNumbers, withBox, type TypedNumbers } from '../../rules/ticket-numbers.ts';
import { useFirstBox } from '../../ui/first-box.ts';
import * as css from '../../ui/number-boxes.css.ts';
import { boxLabels, placeholders, specialKind } from '../board/draw-words.ts';

type TicketBoxesProps = {
  game: Game;
  numbers: TypedNumbers;
  marked: readonly boolean[];
  /** Which boxes matched a draw. */
  matched?: readonly boolean[] | undefined;
  describedBy: string;
  isCaptioned?: boolean;
  isDisabled?: boolean;
  isReadOnly: boolean;
  takesFocus?: boolean;
  /** The id of the first box, for an address that leads to it. */
  anchor?: string;
  onEdit: (edited: TypedNumbers) => void;
  /** Called when a text is pasted that does not have six numbers, with how many it has. */
  onRefused: (found: number) => void;
  onEnter?: (() => void) | undefined;
};

const isForbidden = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !/[\d０-９]/.test(key) && !ctrlKey && !metaKey && !altKey;

const placeOf = (isMatched?: boolean) =>
  isMatched === undefined ? css.place : isMatched ? css.matchedPlace : css.missedPlace;

/**
 * Five main boxes and a special one, each for a number of one or two digits. Other characters are rejected by key and,
 * where keys have no names, by `boxText` (TE-2). Two digits move on, Backspace in an empty box moves back (TE-3).
 * Pasted text changes one box, fills all six, or is rejected. The first box takes focus when `takesFocus` becomes
 * true, and also when the focused boxes were emptied while read-only and can be edited again.
 */
export function TicketBoxes({ game, numbers, marked, matched, isReadOnly, onEdit, ...rest }: TicketBoxesProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const zeroTypedIn = useRef<number>(undefined);
  const moveTo = (box: number) => {
    const field = boxes.current?.querySelectorAll('input')[box];
    field?.focus();
    field?.select();
  };
  useFirstBox(
    { isReadOnly, takesFocus: rest.takesFocus },
    () => moveTo(0),
    () => numbers.every((text) => text === '') && boxes.current?.contains(document.activeElement) === true,
  );
  const type = (box: number, typed: string) => {
    const text = boxText(typed);
    if (text === undefined) return;
    // A leading zero is dropped but counts as a first digit: 0 then 5 moves on, like 1 then 2.
    const isSecondDigit = typed.length === 2 || (typed.length === 1 && zeroTypedIn.current === box);
    zeroTypedIn.current = typed.length === 1 && text === '' ? box : undefined;
    onEdit(withBox(numbers, box, text));
    if (isSecondDigit && text !== '') moveTo(box + 1);
  };
  const press = (box: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly) return;
    if (event.key === 'Enter') rest.onEnter?.();
    const isBackspaceInEmpty = event.key === 'Backspace' && event.currentTarget.value === '';
    if (isBackspaceInEmpty) moveTo(box - 1);
    if (isBackspaceInEmpty || isForbidden(event)) event.preventDefault();
  };
  const paste = (box: number, pasted: string) => {
    const one = pasted.trim();
    const all = pastedNumbers(pasted);
    if (one !== '' && boxText(one) !== undefined) type(box, one);
    else if (all !== undefined) onEdit(all);
    else rest.onRefused(numbersIn(pasted).length);
  };
  return (
    <div ref={boxes} className={css.boxes}>
      {boxLabels(game).map((label, box) => (
        <span key={label} className={placeOf(matched?.[box])}>
          {rest.isCaptioned === true && box === 5 && (
            <span className={css.caption} aria-hidden="true">
              {label}
            </span>
          )}
          <input
            id={box === 0 ? rest.anchor : undefined}
            className={css.box[box === 5 ? specialKind(game) : 'main']}
            aria-label={matched?.[box] === true ? `${label}, matched` : label}
            aria-invalid={marked[box] === true}
            aria-describedby={marked[box] === true ? rest.describedBy : undefined}
            placeholder={placeholders[box]}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            disabled={rest.isDisabled}
            readOnly={isReadOnly}
            value={numbers[box]}
            onChange={(event) => type(box, event.currentTarget.value)}
            onKeyDown={(event) => press(box, event)}
            onPaste={(event) => {
              event.preventDefault();
              if (!isReadOnly) paste(box, event.clipboardData.getData('text'));
            }}
          />
        </span>
      ))}
    </div>
  );
}
