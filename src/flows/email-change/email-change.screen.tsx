import { emailChangeMachine } from '../../../machines/email-change.machine.ts';
import { withoutTail } from '../../rules/links.ts';
import { confirmEmail } from './email-change.effects.ts';
import { EmailChange } from './email-change.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';

const chart = emailChangeMachine.provide({ actors: { confirmEmail } });

/**
 * Uses the link whose parts are in the address (AK-5). They are removed from the address before that; the navigation
 * state keeps them for a reload.
 */
export const open: OpenScreen = ({ navigationState, goTo }, { uid = navigationState('uid') ?? '', token }) => {
  const link = { uid, token: token === undefined ? (navigationState('token') ?? '') : withoutTail(token) };
  if (token !== undefined) goTo({ path: '/user/email-change', replace: true, state: link });
  return screenOf(chart, () => link, { show: ({ screen }) => <EmailChange actor={screen} /> });
};
