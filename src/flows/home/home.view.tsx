import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { fullNameOf } from '../../rules/people.ts';
import { Features, HowItWorks } from './features.view.tsx';
import * as css from './home.css.ts';
import { Icon } from '../../ui/icons.tsx';
import { ButtonLink } from '../page/button-link.view.tsx';

type HomeProps = {
  session: ActorRefFrom<typeof sessionMachine>;
  children?: ReactNode;
};

/**
 * The frame of `/`: for a visitor what the product is (HOME-1 … HOME-3), for a player a greeting (HOME-4, RS-3), and in
 * both the children, which show the games.
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

const promises = ['Free account', 'Every draw checked for you', 'No tickets sold here'];

/** What the product is, in a sentence, and the links to sign in and sign up, beside the children. */
function Hero({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="hero" className={css.band}>
      <div className={css.hero}>
        <div className={css.pitch}>
          <h1 id="hero" className={css.headline}>
            Know your numbers the moment they are drawn
          </h1>
          <p className={css.lead}>
            Lottery Board shows the latest Power Ball and Mega Millions draws, keeps the numbers you play, and tells you
            by email what they matched.
          </p>
          <WaysIn />
          <ul className={css.promises}>
            {promises.map((promise) => (
              <li key={promise} className={css.promise}>
                <Icon name="check" />
                <span className={css.soft}>{promise}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.live}>{children}</div>
      </div>
    </section>
  );
}

/** A player's name, and the children, which show both games (HOME-4, RS-3). */
function Greeting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby="greeting" className={css.greeting}>
      <div className={css.section}>
        <div className={css.hello}>
          <h1 id="greeting" className={css.name}>
            {`Hello, ${name}!`}
          </h1>
          <p className={css.lead}>Your last results, and what is drawn next.</p>
        </div>
        <div className={css.games}>{children}</div>
      </div>
    </section>
  );
}

/** The last call to action for a visitor. */
function Closing() {
  return (
    <section aria-labelledby="closing" className={css.closing}>
      <h2 id="closing" className={css.heading}>
        Ready for the next draw?
      </h2>
      <p>Your account is free, and your numbers stay yours.</p>
      <WaysIn />
    </section>
  );
}

/** The links to sign in and to sign up (HOME-1). */
function WaysIn() {
  return (
    <div className={css.actions}>
      <ButtonLink href="/sign-in">Start exploring</ButtonLink>
      <ButtonLink href="/sign-up" variant="secondary">
        Sign Up
      </ButtonLink>
    </div>
  );
}
