import type { Handler, Hono } from 'hono';
import { HttpError } from './errors.ts';
import type { Env } from './requests.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Answers a path by method; any other method is refused with 405 and what is allowed. */
export const resource = (
  app: Hono<Env>,
  path: string,
  answers: Partial<Record<Method, readonly Handler<Env>[]>>,
): void => {
  for (const [method, handlers] of Object.entries(answers)) app.on(method, [path], ...handlers);
  const allowed = Object.keys(answers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.all(path, () => {
    throw new HttpError(405, 'This method is not allowed here.', { Allow: allowed.join(', ') });
  });
};
