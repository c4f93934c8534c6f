import { useId, type ComponentProps, type ReactNode, useState } from 'react';
import { ErrorLine } from './error-line.tsx';
import * as css from './field.css.ts';
import { IconButton } from './icon-button.tsx';

export type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'placeholder'
> & {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  onFocus?: (() => void) | undefined;
  type?: 'text' | 'email' | 'password' | 'date';
  isReadOnly?: boolean;
  isInvalid?: boolean;
  error?: string | undefined;
  describedBy?: string | undefined;
};

/** A labeled line of text. `error` is shown below it and linked to it; `trailing` is inside the box, at its end. */
export function TextField({
  label,
  error = '',
  type = 'text',
  autoCapitalize = type === 'text' ? undefined : 'none',
  trailing,
  ...rest
}: TextFieldProps & { trailing?: ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const { onChange, isReadOnly = false, isInvalid = error !== '', describedBy, ...plain } = rest;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...plain}
          id={id}
          type={type}
          className={css.input}
          readOnly={isReadOnly}
          autoCapitalize={autoCapitalize}
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={[describedBy, error && errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {trailing}
      </div>
      <ErrorLine id={errorId} text={error} />
    </div>
  );
}

/** A password field with a button that shows and hides the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      trailing={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? 'eye-off' : 'eye'}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
