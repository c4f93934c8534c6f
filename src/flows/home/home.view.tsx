import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { fullNameOf } from '../../rules/people.ts';
import { Closing } from './closing.view.tsx';
import { Features } from './features.view.tsx';
import { Greeting } from './greeting.view.tsx';
import { Hero } from './hero.view.tsx';
import * as css from './home.css.ts';
import { HowItWorks } from './how-it-works.view.tsx';

type HomeProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  children?: ReactNode;
};

/**
 * What both find at `/`: a visitor what the product is (HOME-1 … HOME-3), a player a greeting (HOME-4, RS-3), with what
 * the children show of both games.
 */
export function Home({ session, children }: HomeProps) {
  const name = useSelector(session, ({ context }) => context.session && fullNameOf(context.session.user));
  return (
    <div className={css.home}>
      {name === null ? <Hero>{children}</Hero> : <Greeting name={name}>{children}</Greeting>}
      <Features isForPlayer={name !== null} />
      <HowItWorks isForPlayer={name !== null} />
      {name === null && <Closing />}
    </div>
  );
}
