import { useRef } from 'react';
import { useFirstBox, useMoving } from './moving.ts';
import { NumberBox, type BoxKind } from './number-box.tsx';
import * as look from './number-boxes.css.ts';

type Six<Value> = readonly [Value, Value, Value, Value, Value, Value];
type NumberBoxesProps<Numbers extends Six<string>> = {
  numbers: Numbers;
  labels: Six<string>;
  placeholders: Six<string>;
  special: BoxKind;
  isCaptioned?: boolean;
  marked: readonly boolean[];
  /** Which boxes a draw has matched. */
  matched?: readonly boolean[] | undefined;
  describedBy?: string | undefined;
  isDisabled?: boolean;
  isReadOnly: boolean;
  takesFocus?: boolean;
  accept: (typed: string) => string | undefined;
  acceptAll: (pasted: string) => Numbers | undefined;
  onBox: (box: number, text: string) => void;
  onAll: (numbers: Numbers) => void;
  onRefused: (pasted: string) => void;
  onEnter?: (() => void) | undefined;
};

/**
 * Five main boxes and a special one. `accept` says what a box keeps of what was typed or pasted (undefined: nothing
 * changes). Another pasted text fills all six by `acceptAll`, or is passed to `onRefused`. Two digits move on,
 * Backspace in an empty box moves back (TE-3). The first box takes the focus when `takesFocus` begins, and from the
 * other boxes when all six were emptied while they were read-only.
 */
export function NumberBoxes<Numbers extends Six<string>>({
  numbers,
  labels,
  placeholders,
  special,
  ...rest
}: NumberBoxesProps<Numbers>) {
  const { type, rememberField, moveTo } = useMoving(rest);
  const boxes = useRef<HTMLDivElement>(null);
  useFirstBox(
    rest,
    () => moveTo(0),
    () => numbers.every((text) => text === '') && boxes.current?.contains(document.activeElement) === true,
  );
  const paste = (box: number, pasted: string) => {
    const one = pasted.trim();
    const all = rest.acceptAll(pasted);
    if (one !== '' && rest.accept(one) !== undefined) type(box, one);
    else if (all !== undefined) rest.onAll(all);
    else rest.onRefused(pasted);
  };
  const placeOf = (isMatched?: boolean) =>
    isMatched === undefined ? look.place : isMatched ? look.matchedPlace : look.missedPlace;
  return (
    <div ref={boxes} className={look.boxes}>
      {labels.map((label, box) => (
        <span key={label} className={placeOf(rest.matched?.[box])}>
          {rest.isCaptioned === true && box === 5 && (
            <span className={look.caption} aria-hidden="true">
              {label}
            </span>
          )}
          <NumberBox
            label={label}
            placeholder={placeholders[box] ?? ''}
            text={numbers[box] ?? ''}
            kind={box === 5 ? special : 'main'}
            isMatched={rest.matched?.[box] === true}
            isMarked={rest.marked[box] === true}
            isDisabled={rest.isDisabled === true}
            isReadOnly={rest.isReadOnly}
            describedBy={rest.describedBy}
            fieldRef={(field) => rememberField(box, field)}
            onType={(typed) => type(box, typed)}
            onBackspaceInEmpty={() => moveTo(box - 1)}
            onEnter={rest.onEnter}
            onPaste={(pasted) => paste(box, pasted)}
          />
        </span>
      ))}
    </div>
  );
}
