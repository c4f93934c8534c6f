import * as v from 'valibot';

/** An id of a ticket, which may come as a number and is read as a text (OT-9). */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
