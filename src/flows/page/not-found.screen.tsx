import type { OpenScreen } from '../../app/deps.ts';
import { ButtonLink } from './button-link.view.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The screen of any other address (NAV-1, NAV-4). */
export const open: OpenScreen = () => ({
  show: () => (
    <Notice tone="info" title="Page not found" action={<ButtonLink href="/">Go to Home</ButtonLink>}>
      There is nothing at this address. The link may be old, or a letter may be missing from it.
    </Notice>
  ),
});
