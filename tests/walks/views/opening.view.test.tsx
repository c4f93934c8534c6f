import { expect, test } from 'vitest';
import type { ActorRefLike, InspectionEvent } from 'xstate';
import { authenticatedClient } from '../../../src/effects/client/authenticated-client.ts';
import { openScreen } from '../../../src/routes.tsx';
import { ada, sessionOf } from '../people/actors.ts';

/** Opens a player's screen whose server never answers; `onActor` hears of each actor that is made. */
const opening = (address: string, onActor: (actor: ActorRefLike) => void, { signal }: AbortController) => {
  const session = sessionOf(ada).actor;
  const client = authenticatedClient({
    accessToken: () => new Promise(() => undefined),
    onUnauthorized: () => undefined,
  });
  const inspect = (event: InspectionEvent) => event.type === '@xstate.actor' && onActor(event.actorRef);
  const [nothing, arrival, search] = [() => undefined, () => null, () => ''];
  return openScreen({ session, client, raiseToast: nothing, go: nothing, arrival, search, watched: { inspect } })(
    address,
    signal,
  );
};

const statusOf = (actor: ActorRefLike) => (actor.getSnapshot() as { status: string }).status;

test.each(['/', '/powerball', '/megamillions', '/lottery-board'])(
  'what %s has started stops when the address is left while the screen is still opening, and when the screen is closed [NAV-8]',
  async (address) => {
    const actors: ActorRefLike[] = [];
    const leaving = new AbortController();
    const leave = (actor: ActorRefLike) => {
      actors.push(actor);
      leaving.abort();
    };
    await expect(opening(address, leave, leaving)).rejects.toThrow(/aborted/);
    expect(actors.map(statusOf)).toEqual(actors.map(() => 'stopped'));
    const others: ActorRefLike[] = [];
    const screen = await opening(address, (actor) => others.push(actor), new AbortController());
    expect(others.length).toBeGreaterThan(1);
    expect(others.map(statusOf)).toContain('active');
    screen.close();
    expect(others.map(statusOf)).not.toContain('active');
  },
);
