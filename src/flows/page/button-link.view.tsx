import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../ui/button.tsx';

/** A link to an address of the app that looks like a button. */
export function ButtonLink({ href, ...button }: ComponentProps<typeof LinkButton> & { href: string }) {
  return (
    <Link href={href} asChild>
      <LinkButton {...button} />
    </Link>
  );
}

/** The way from a notice to the sign-in form. */
export const ReturnToLogin = () => <ButtonLink href="/sign-in">Return to login</ButtonLink>;
