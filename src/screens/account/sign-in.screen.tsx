import { SignIn } from '../../views/account/sign-in.view.tsx';
import { textsOf, type OpenScreen } from '../deps.ts';

/** The sign-in form; its chart is the session itself (SI-1 … SI-7). */
export const open: OpenScreen = () => ({
  show: ({ session }) => <SignIn actor={session} />,
  restoreFields: (fields, { session }) => {
    const { email = '', password = '' } = textsOf(fields);
    session.send({ type: 'form.edited', form: { email, password } });
  },
});
