import { and, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import { tickets } from '../db/schema.ts';

/** Which tickets played a draw that was held at an instant: saved or last changed before it, not deleted by then (SV-5). */
export const playedAt = (heldAt: Date): SQL | undefined =>
  and(lt(tickets.changed_at, heldAt), or(isNull(tickets.deleted_at), gt(tickets.deleted_at, heldAt)));
