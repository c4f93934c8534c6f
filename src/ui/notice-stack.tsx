import type { ReactNode } from 'react';
import * as css from './notice-stack.css.ts';

/**
 * Where the app speaks of itself: at the lower edge of what can be seen, in nobody's way while there is nothing to say.
 */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={css.notices}>{children}</div>;
}
