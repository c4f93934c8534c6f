import type { ReactNode } from 'react';
import * as css from './notice-stack.css.ts';

/** Notices of the app about itself, at the lower edge of the window; they take no room while there are none. */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={css.notices}>{children}</div>;
}
