import { describe, expect, test } from 'vitest';
import { authenticatedClient } from '../../src/client/calls.ts';
import { routeOf } from '../../src/app/routes.tsx';
import type { ScreenDeps } from '../../src/app/deps.ts';
import { parent } from '../walk/doubles.ts';

const nothing = () => undefined;
const deps: ScreenDeps = {
  client: authenticatedClient({ accessToken: () => Promise.resolve(undefined), onUnauthorized: nothing }),
  goTo: nothing,
  announce: nothing,
  navigationState: nothing,
  search: () => '',
};
const link = { uid: '0b0e7ed5-7a7f-4c8b-9d0e-6f2b1c3d4e5f', token: 'Ab-9_x'.padEnd(43, 'z-_') };

/** What the chart of an address's screen starts with. */
const inputOf = async (path: string): Promise<unknown> => {
  const { route, params } = routeOf(new URL(path, 'http://localhost').pathname);
  const { open } = await route.load();
  return open(deps, params).chart?.inputOf(parent);
};

describe.each(['/user/activate', '/user/password-reset', '/user/email-change'])('the link %s', (start) => {
  test.each(['', '.', '%20)', '=3D', '\u2019', '\u2060', '%0D%0A', '&gt;'])(
    'is read with %j behind it as without [OT-6]',
    async (tail) => {
      expect(await inputOf(`${start}/${link.uid}/${link.token}${tail}`)).toMatchObject(link);
    },
  );
});
