import { createContext, useContext } from 'react';
import * as css from './field.css.ts';

/**
 * The id of the text that says why buttons that need the server are disabled (PL-3); undefined while it can be reached.
 */
export const Offline = createContext<string | undefined>(undefined);

/** The id of the connection notice at the foot of a player's screens. */
export const offlineNotice = 'connection-notice';

/** Says beside buttons that need the server that there is no connection; shows nothing while there is one. */
export function OfflineLine({ id, children }: { id?: string; children: string }) {
  const isOffline = useContext(Offline) !== undefined;
  return (
    isOffline && (
      <p id={id} className={css.offline}>
        {children}
      </p>
    )
  );
}
