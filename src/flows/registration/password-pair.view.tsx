import { passwordRules } from '../../rules/passwords.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { Icon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { list, look } from './password-pair.css.ts';

type Pair = { readonly password: string; readonly confirmation: string };

type PasswordPairProps = {
  label?: string;
  pair: Pair;
  areRulesShown: boolean;
  weakness: string;
  isReadOnly: boolean;
  isMismatched: boolean;
  errorId: string;
  onFocus?: () => void;
  onChange: (pair: Pair) => void;
};

/** A new password and its confirmation; the checklist appears once the password has had focus (SU-2, RP-1, SA-5). */
export function PasswordPair({
  label = 'Password',
  pair,
  areRulesShown,
  weakness,
  isReadOnly,
  isMismatched,
  errorId,
  onFocus,
  onChange,
}: PasswordPairProps) {
  const { password, confirmation } = pair;
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={password}
        isReadOnly={isReadOnly}
        error={weakness}
        describedBy={areRulesShown ? 'password-rules' : undefined}
        onFocus={onFocus}
        onChange={(text) => onChange({ password: text, confirmation })}
      />
      {areRulesShown && <PasswordRules password={password} />}
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        isReadOnly={isReadOnly}
        isInvalid={isMismatched}
        describedBy={isMismatched ? errorId : undefined}
        onChange={(text) => onChange({ password, confirmation: text })}
      />
    </>
  );
}

/** The checklist of password rules: each green or red, with an icon, and in words for those who see neither. */
function PasswordRules({ password }: { password: string }) {
  return (
    <ul id="password-rules" aria-label="Password rules" className={list}>
      {passwordRules.map(({ text, holds }) => {
        const isMet = holds(password);
        return (
          <li key={text} className={isMet ? look.met : look.unmet}>
            <Icon name={isMet ? 'success' : 'error'} size="1.4em" />
            <span>
              <span>{text}</span>
              <span className={hidden}>{isMet ? ' (met)' : ' (not met)'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
