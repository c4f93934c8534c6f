import { send } from './calls.ts';

/** The plain client: JSON, no time-out; every status is an answer, and only no answer rejects (SE-2). */
export const plainClient = {
  get: (path: string) => send(undefined, { url: path, method: 'get' }),
  post: (path: string, body: unknown) => send(undefined, { url: path, method: 'post', data: body }),
};
