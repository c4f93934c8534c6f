import type { AuthenticatedClient } from '../../src/client/calls.ts';

/** A player, and a session of that player. */
export const user = { id: '7', email: 'ann@example.org', first_name: 'Ann', last_name: 'Example' };
export const session = { user, tokens: { refresh: 'r', access: 'a' } };

/** A client that records every call and gives each the same answer, or fails if that is an error. */
export const stubClient = (answer: unknown) => {
  const asked: (readonly unknown[])[] = [];
  const say = (verb: string) => (path: string, _schema: unknown, body?: unknown, access?: unknown) => {
    asked.push([verb, path, ...[body, access].filter((part) => part !== undefined)]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const verbs = { get: say('get'), post: say('post'), put: say('put'), delete: say('delete') };
  return { asked, client: { accessToken: () => Promise.resolve('abc'), ...verbs } as unknown as AuthenticatedClient };
};
