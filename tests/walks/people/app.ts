import { accountMachine } from '../../../machines/account.machine.ts';
import { connectionMachine } from '../../../machines/connection.machine.ts';
import { pageMachine } from '../../../machines/page.machine.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import { versionMachine } from '../../../machines/version.machine.ts';
import { stillOf } from '../../walk/doubles.ts';

/** The charts that run in the app's, as stills. */
export const appStills = {
  session: stillOf(sessionMachine),
  page: stillOf(pageMachine),
  toasts: stillOf(toastsMachine),
  account: stillOf(accountMachine),
  connection: stillOf(connectionMachine),
  version: stillOf(versionMachine),
};
