import { Notice } from '../../ui/notice.tsx';
import { ReturnToLogin } from '../session/return-to-login.view.tsx';

/** A new member is told to look into the inbox (AV-1). */
export function AccountVerification() {
  return (
    <Notice tone="mail" title="Verify Your Email" action={<ReturnToLogin />}>
      A verification email has been sent. Please check your inbox to activate your account.
    </Notice>
  );
}
