import { Link } from 'wouter';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReturnToLogin } from '../session/return-to-login.view.tsx';

/** How the activation ended: `error` is what the navigation state says, if anything (VE-1, VE-2). */
export function Verification({ error }: { error?: string | undefined }) {
  if (error !== undefined)
    return (
      <Notice tone="error" title="Email Not Verified" action={<ReturnToLogin />}>
        {error}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      title="Email Verified"
      action={
        <Link href="/lottery-board" asChild>
          <LinkButton>Continue</LinkButton>
        </Link>
      }
    >
      Your email has been successfully verified. Click below to log in.
    </Notice>
  );
}
