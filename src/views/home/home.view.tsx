import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { fullNameOf } from '../../rules/people.ts';
import { Closing } from './closing.view.tsx';
import { Features } from './features.view.tsx';
import { Greeting, type Play } from './greeting.view.tsx';
import { Hero } from './hero.view.tsx';
import * as css from './home.css.ts';
import { HowItWorks } from './how-it-works.view.tsx';

type HomeProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  lists: readonly Play[];
};

/** The landing page for a visitor (HOME-1 … HOME-3); a greeting with both games' results and saved tickets for a player (HOME-4, RS-3). */
export function Home({ session, lists }: HomeProps) {
  const name = useSelector(session, ({ context }) => context.session && fullNameOf(context.session.user));
  return (
    <div className={css.home}>
      {name === null ? <Hero /> : <Greeting name={name} lists={lists} />}
      <Features />
      <HowItWorks />
      {name === null && <Closing />}
    </div>
  );
}
