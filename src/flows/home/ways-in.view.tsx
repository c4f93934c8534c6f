import { Link } from 'wouter';
import { LinkButton } from '../../ui/link-button.tsx';
import { actions } from './home.css.ts';

/** The two ways into the product (HOME-1). */
export function WaysIn() {
  return (
    <div className={actions}>
      <Link href="/sign-in" asChild>
        <LinkButton>Start exploring</LinkButton>
      </Link>
      <Link href="/sign-up" asChild>
        <LinkButton variant="secondary">Sign Up</LinkButton>
      </Link>
    </div>
  );
}
