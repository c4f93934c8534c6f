import * as v from 'valibot';
import { normalizedAddress } from '../rules/addresses.ts';
import { areSamePasswords, isStrong, mismatchMessage, passwordRules } from '../rules/passwords.ts';
import { onOneLine, storableText } from './texts.ts';

const required = 'This field may not be blank.';
const text = (longest: number, normalized: (typed: string) => string) =>
  v.pipe(
    storableText(required),
    v.transform(normalized),
    v.nonEmpty(required),
    v.maxLength(longest, `At most ${longest} characters, please.`),
  );
const name = v.pipe(
  text(80, (typed) => typed.trim()),
  onOneLine,
);
const secret = v.pipe(storableText(required), v.nonEmpty(required), v.maxLength(1000, 'This is too long.'));
const newPassword = v.pipe(
  secret,
  v.check(isStrong, ({ input }) => passwordRules.find((rule) => !rule.holds(input))?.text ?? required),
);
/** Reports a confirmation that differs from its password, if both were sent. */
const confirmed = <Request>(password: keyof Request & string, confirmation: keyof Request & string) =>
  v.rawCheck<Request>(({ dataset: { value: input }, addIssue }) => {
    if (!v.is(v.looseObject({ [password]: v.string(), [confirmation]: v.string() }), input)) return;
    const { [password]: typed = '', [confirmation]: value = '' } = input;
    if (areSamePasswords(typed, value)) return;
    addIssue({
      message: mismatchMessage,
      path: [{ type: 'object', origin: 'value', input, key: confirmation, value }],
    });
  });
const address = text(254, normalizedAddress);
const email = v.pipe(address, v.rfcEmail('Enter a valid email address.'));

export const loginRequest = v.object({ email: address, password: secret });
export const refreshRequest = v.object({ refresh: secret });
export const nameChangeRequest = v.object({ first_name: name, last_name: name });
export const registrationRequest = v.pipe(
  v.object({
    email,
    password: newPassword,
    password1: secret,
    ...nameChangeRequest.entries,
    consent_to_updates: v.boolean('Say whether updates may be sent.'),
    agree_to_terms: v.literal(true, 'Please agree to the Terms of Service and Privacy Policy.'),
  }),
  confirmed('password', 'password1'),
);

export const resetRequest = v.object({ email });
export const linkRequest = v.object({ uid: secret, token: secret });
export const resetConfirmRequest = v.pipe(
  v.object({ ...linkRequest.entries, new_password1: newPassword, new_password2: secret }),
  confirmed('new_password1', 'new_password2'),
);
export const activationRequest = v.object({ uid64: secret, token: secret });
export const activationResendRequest = v.object({ token: secret });

export const deletionRequest = v.object({ password: secret });
export const emailChangeRequest = v.object({ email, password: secret });
export const passwordChangeRequest = v.pipe(
  v.object({ password: secret, new_password1: newPassword, new_password2: secret }),
  confirmed('new_password1', 'new_password2'),
  v.forward(
    v.partialCheck(
      [['password'], ['new_password1']],
      ({ password, new_password1 }) => !areSamePasswords(password, new_password1),
      'The new password is the current one. Choose another.',
    ),
    ['new_password1'],
  ),
);
