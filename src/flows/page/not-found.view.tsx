import { Link } from 'wouter';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An address that leads nowhere (NAV-4). */
export function NotFound() {
  return (
    <Notice
      tone="info"
      title="Page not found"
      action={
        <Link href="/" asChild>
          <LinkButton>Go to Home</LinkButton>
        </Link>
      }
    >
      There is nothing at this address. The link may be old, or a letter may be missing from it.
    </Notice>
  );
}
