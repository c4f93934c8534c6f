import { useId } from 'react';
import * as look from './choice.css.ts';

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few things, all in sight: a group of radio buttons that looks like one bar. */
export function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={look.bar}>
      <legend className={look.legend}>{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className={look.option}>
          <input
            className={look.radio}
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
