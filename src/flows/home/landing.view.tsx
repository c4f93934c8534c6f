import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { landingMachine } from '../../../machines/landing.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { ErrorScreen } from '../../ui/boundary.tsx';
import { DrawPanel } from '../board/draw-panel.view.tsx';
import { Home } from './home.view.tsx';

type LandingProps = { actor: ActorRefFrom<typeof landingMachine>; session: ActorRefFrom<typeof sessionMachine> };

/** A visitor's landing page, whose hero is the live draw of both games (HOME-1). */
export function Landing({ actor, session }: LandingProps) {
  const { powerball, megamillions } = useSelector(actor, ({ children }) => children);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed) return <ErrorScreen />;
  if (!powerball || !megamillions) return null;
  return (
    <Home session={session}>
      <DrawPanel actor={powerball} />
      <DrawPanel actor={megamillions} />
    </Home>
  );
}
