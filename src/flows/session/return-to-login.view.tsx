import { Link } from 'wouter';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way back to the sign-in form. */
export function ReturnToLogin() {
  return (
    <Link href="/sign-in" asChild>
      <LinkButton>Return to login</LinkButton>
    </Link>
  );
}
