import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '../live/focus.ts';
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
  describedBy?: string | undefined;
  isDisabled: boolean;
  takesFocus?: boolean;
  accept: (typed: string) => string | undefined;
  acceptAll: (pasted: string) => Numbers | undefined;
  onBox: (box: number, text: string) => void;
  onAll: (numbers: Numbers) => void;
  onEnter?: (() => void) | undefined;
};

/**
 * Five main boxes and a special one. `accept` says what a box keeps of what was typed (undefined: nothing changes), `acceptAll` whether
 * a pasted text fills all six. Two digits move on, Backspace in an empty box moves back (TE-3). When the boxes open, the first one takes the
 * focus if `takesFocus` says so or if the focus was lost with their closing.
 */
export function NumberBoxes<Numbers extends Six<string>>({ numbers, labels, placeholders, special, ...rest }: NumberBoxesProps<Numbers>) {
  const { type, rememberField, moveTo } = useMoving(rest);
  useOpening(rest, () => moveTo(0));
  const pasteAll = (pasted: string) => {
    const all = rest.acceptAll(pasted);
    if (all !== undefined) rest.onAll(all);
    return all !== undefined;
  };
  return (
    <div className={look.boxes}>
      {labels.map((label, box) => (
        <span key={label} className={look.place}>
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
            isMarked={rest.marked[box] === true}
            isDisabled={rest.isDisabled}
            describedBy={rest.describedBy}
            fieldRef={(field) => rememberField(box, field)}
            onType={(typed) => type(box, typed)}
            onBackspaceInEmpty={() => moveTo(box - 1)}
            onEnter={rest.onEnter}
            onPaste={pasteAll}
          />
        </span>
      ))}
    </div>
  );
}

function useOpening({ isDisabled, takesFocus = false }: { isDisabled: boolean; takesFocus?: boolean }, onOpen: () => void) {
  const wasDisabled = useRef(false);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!isDisabled && (takesFocus || (wasDisabled.current && isFocusLost()))) open();
    wasDisabled.current = isDisabled;
  }, [isDisabled, takesFocus]);
}

type Typing = Pick<NumberBoxesProps<Six<string>>, 'onBox' | 'accept'>;

/** Moves from box to box. A zero that the box does not keep counts as the first of two digits: 0, 5 moves on as 1, 2 does. */
function useMoving({ accept, onBox }: Typing) {
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const zeroTypedIn = useRef<number>(undefined);
  const moveTo = (box: number) => {
    fields.current[box]?.focus();
    fields.current[box]?.select();
  };
  const type = (box: number, typed: string) => {
    const text = accept(typed);
    if (text === undefined) return;
    const isSecondDigit = typed.length === 2 || (typed.length === 1 && zeroTypedIn.current === box);
    zeroTypedIn.current = typed === '0' ? box : undefined;
    onBox(box, text);
    if (isSecondDigit && text !== '') moveTo(box + 1);
  };
  const rememberField = (box: number, field: HTMLInputElement | null) => {
    fields.current[box] = field;
  };
  return { type, rememberField, moveTo };
}
