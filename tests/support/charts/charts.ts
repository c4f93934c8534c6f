import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { accountMachine } from '../../../machines/account.machine.ts';
import { activationMachine } from '../../../machines/activation.machine.ts';
import { appMachine } from '../../../machines/app.machine.ts';
import { boardPageMachine } from '../../../machines/board-page.machine.ts';
import { boardMachine } from '../../../machines/board.machine.ts';
import { connectionMachine } from '../../../machines/connection.machine.ts';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import { historyMachine } from '../../../machines/history.machine.ts';
import { homePageMachine } from '../../../machines/home-page.machine.ts';
import { lotteryBoardPageMachine } from '../../../machines/lottery-board-page.machine.ts';
import { pageMachine } from '../../../machines/page.machine.ts';
import { passwordResetConfirmMachine } from '../../../machines/password-reset-confirm.machine.ts';
import { passwordResetRequestMachine } from '../../../machines/password-reset-request.machine.ts';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { shareMachine } from '../../../machines/share.machine.ts';
import { ticketEntryMachine } from '../../../machines/ticket-entry.machine.ts';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import { versionMachine } from '../../../machines/version.machine.ts';
import { whatIfMachine } from '../../../machines/what-if.machine.ts';
import { winningsMachine } from '../../../machines/winnings.machine.ts';

/** The project's top folder. */
export const top = resolve(import.meta.dirname, '../../..');

/** A chart by the stem that its file, page and picture share. */
export type Chart = { readonly stem: string; readonly machine: AnyStateMachine };

/** Every chart, in the order of a visit. */
export const charts: readonly Chart[] = [
  { stem: 'app', machine: appMachine },
  { stem: 'page', machine: pageMachine },
  { stem: 'registration', machine: registrationMachine },
  { stem: 'activation', machine: activationMachine },
  { stem: 'session', machine: sessionMachine },
  { stem: 'password-reset-request', machine: passwordResetRequestMachine },
  { stem: 'password-reset-confirm', machine: passwordResetConfirmMachine },
  { stem: 'home-page', machine: homePageMachine },
  { stem: 'board-page', machine: boardPageMachine },
  { stem: 'board', machine: boardMachine },
  { stem: 'ticket-entry', machine: ticketEntryMachine },
  { stem: 'tickets', machine: ticketsMachine },
  { stem: 'ticket-row', machine: ticketRowMachine },
  { stem: 'event-code', machine: eventCodeMachine },
  { stem: 'lottery-board-page', machine: lotteryBoardPageMachine },
  { stem: 'history', machine: historyMachine },
  { stem: 'winnings', machine: winningsMachine },
  { stem: 'what-if', machine: whatIfMachine },
  { stem: 'account', machine: accountMachine },
  { stem: 'share', machine: shareMachine },
  { stem: 'toasts', machine: toastsMachine },
  { stem: 'connection', machine: connectionMachine },
  { stem: 'version', machine: versionMachine },
];

/** Where a chart's file is, from the top folder. */
export const fileOf = (stem: string): string => `machines/${stem}.machine.ts`;

/** What a chart's file says. */
export const sourceOf = (stem: string): string => readFileSync(join(top, fileOf(stem)), 'utf8');
