import { Icon } from './icons.tsx';
import { hidden } from './hidden.css.ts';
import { list, look } from './password-rules.css.ts';

type PasswordRulesProps = { rules: readonly { text: string; isMet: boolean }[]; id?: string };

/** The checklist of password rules: each green or red, with an icon, and in words for those who see neither. */
export function PasswordRules({ rules, id }: PasswordRulesProps) {
  return (
    <ul id={id} aria-label="Password rules" className={list}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={isMet ? look.met : look.unmet}>
          <Icon name={isMet ? 'success' : 'error'} size="1.4em" />
          <span>
            <span>{text}</span>
            <span className={hidden}>{isMet ? ' (met)' : ' (not met)'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
