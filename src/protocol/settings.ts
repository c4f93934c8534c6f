import * as v from 'valibot';

/** Whether somebody wants results mails: body and answer alike (SV-12, SV-13). */
export const resultsMails = v.object({ wanted: v.boolean('Say whether results mails are wanted.') });
