import { signInVerdict } from '../../rules/forms.ts';
import { SignIn } from '../../views/account/sign-in.view.tsx';
import { textsOf, type OpenScreen } from '../world.ts';

/** The sign-in form; its actor is the session itself (SI-1 … SI-7). */
export const open: OpenScreen = ({ session }) => ({
  show: () => <SignIn actor={session} />,
  close: () => undefined,
  take: (fields) => {
    const { email = '', password = '' } = textsOf(fields);
    const form = { email, password };
    session.send({ type: 'form.edited', form, verdict: signInVerdict(form) });
  },
});
