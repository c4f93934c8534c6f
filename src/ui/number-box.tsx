import type { KeyboardEvent } from 'react';
import * as look from './number-boxes.css.ts';

export type BoxKind = keyof typeof look.box;
type NumberBoxProps = {
  label: string;
  placeholder: string;
  text: string;
  kind: BoxKind;
  isMatched: boolean;
  isMarked: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  describedBy: string | undefined;
  fieldRef: (field: HTMLInputElement | null) => void;
  onType: (typed: string) => void;
  onBackspaceInEmpty: () => void;
  onEnter: (() => void) | undefined;
  onPaste: (pasted: string) => void;
};

const isForbidden = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !/[\d０-９]/.test(key) && !ctrlKey && !metaKey && !altKey;

/**
 * A box for a number of one or two digits. Other characters are refused by key here and, where keys have no names, by
 * `onType` (TE-2).
 */
export function NumberBox({
  label,
  kind,
  text,
  isMatched,
  isMarked,
  isDisabled,
  isReadOnly,
  describedBy,
  fieldRef,
  ...rest
}: NumberBoxProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly) return;
    if (event.key === 'Enter') rest.onEnter?.();
    const isBackspaceInEmpty = event.key === 'Backspace' && event.currentTarget.value === '';
    if (isBackspaceInEmpty) rest.onBackspaceInEmpty();
    if (isBackspaceInEmpty || isForbidden(event)) event.preventDefault();
  };
  return (
    <input
      ref={fieldRef}
      className={look.box[kind]}
      aria-label={isMatched ? `${label}, matched` : label}
      aria-invalid={isMarked}
      aria-describedby={isMarked ? describedBy : undefined}
      placeholder={rest.placeholder}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      disabled={isDisabled}
      readOnly={isReadOnly}
      value={text}
      onChange={(event) => rest.onType(event.currentTarget.value)}
      onKeyDown={press}
      onPaste={(event) => {
        event.preventDefault();
        if (!isReadOnly) rest.onPaste(event.clipboardData.getData('text'));
      }}
    />
  );
}
