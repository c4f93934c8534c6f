import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectionMachine } from '../../../machines/connection.machine.ts';
import { timeOf } from '../../rules/dates.ts';
import { offlineNotice } from '../../ui/offline.tsx';
import * as css from '../../ui/notice-stack.css.ts';

const asOf = (since: string | null) =>
  since === null || Number.isNaN(Date.parse(since))
    ? 'What you see may be out of date.'
    : `You are seeing data last loaded on ${timeOf(since)}.`;

/**
 * Says that there is no connection, and how old the data on the screen is (SV-1). The notice's element is always there,
 * so that it is read out.
 */
export function Connection({ actor }: { actor: ActorRefFrom<typeof connectionMachine> }) {
  const isConnected = useSelector(actor, (state) => state.matches('connected'));
  const since = useSelector(actor, ({ context }) => context.since);
  return (
    <p id={offlineNotice} role="status" aria-label="Connection" className={css.line}>
      {!isConnected && `You are not connected. ${asOf(since)} Nothing can be changed until you are connected again.`}
    </p>
  );
}
