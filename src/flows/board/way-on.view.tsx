import { Link } from 'wouter';
import { LinkButton } from '../../ui/link-button.tsx';
import { wayOn } from './board.css.ts';

type WayOnProps = { to: { readonly address: string; readonly name: string } };

/** One line above a board that leads on to what somebody wanted before they were sent to sign in (FW-2). */
export function WayOn({ to: { address, name } }: WayOnProps) {
  return (
    <p className={wayOn}>
      <Link href={address} asChild>
        <LinkButton variant="ghost">{`Go on to ${name}`}</LinkButton>
      </Link>
    </p>
  );
}
