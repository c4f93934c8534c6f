import * as v from 'valibot';

/** Answer of GET /api/v1/about: where help with gambling is to be had (LE-1). */
export const aboutAnswer = v.object({ helpline: v.string() });
