import type { Context } from 'hono';
import { HttpError } from '../http/errors.ts';

/** What somebody else's ticket, or none, is answered with. */
export const noSuchTicket = (): HttpError => new HttpError(404, 'There is no such ticket.');

/** The ticket id of the path. Throws HttpError: 404 when it cannot be one. */
export const ticketIdOf = (c: Context): string => {
  const id = c.req.param('ticket_id') ?? '';
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw noSuchTicket();
  return id;
};
