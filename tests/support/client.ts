import type { AuthenticatedClient } from '../../src/client/authenticated-client.ts';

/** A client that answers every call alike, or fails where it is given an error, and keeps what it was asked. */
export const clientThat = (answer: unknown) => {
  const asked: (readonly unknown[])[] = [];
  const say = (verb: string) => (path: string, _schema: unknown, body?: unknown, access?: unknown) => {
    asked.push([verb, path, ...[body, access].filter((part) => part !== undefined)]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const verbs = { get: say('get'), post: say('post'), put: say('put'), delete: say('delete') };
  return { asked, client: { accessToken: () => Promise.resolve('abc'), ...verbs } as unknown as AuthenticatedClient };
};
