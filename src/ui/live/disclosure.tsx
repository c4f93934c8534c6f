import type { ReactNode } from 'react';
import * as look from './disclosure.css.ts';

/** Something that stays out of sight until a person asks for it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={look.details}>
      <summary className={look.summary}>{summary}</summary>
      {children}
    </details>
  );
}
