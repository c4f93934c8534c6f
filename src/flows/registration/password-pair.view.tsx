import { passwordRules } from '../../rules/passwords.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { PasswordRules } from '../../ui/password-rules.tsx';

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
      {areRulesShown && (
        <PasswordRules
          id="password-rules"
          rules={passwordRules.map(({ text, holds }) => ({ text, isMet: holds(password) }))}
        />
      )}
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
