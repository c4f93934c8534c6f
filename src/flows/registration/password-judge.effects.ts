import { fromCallback } from 'xstate';
import type { weaknessOf } from '../../rules/weak-passwords.ts';

type Judged = { readonly password: string; readonly owner: readonly string[] };

/**
 * Says at each edit of a form why its new password is easy to guess, if it is; `judgedOf` takes the password and what
 * is known about its owner from the form (SA-5). Loads with the first password; if that fails, only the server judges.
 */
export const passwordJudge = <Form>(judgedOf: (form: Form) => Judged) =>
  fromCallback<{ type: 'form.edited'; form: Form }>(({ receive, sendBack }) => {
    let judge: typeof weaknessOf | undefined;
    let latest: Judged = { password: '', owner: [] };
    const say = () => {
      const weakness = judge?.(latest.password, latest.owner, location.hostname);
      if (weakness) sendBack({ type: 'weakness.found', weakness });
    };
    const fetchAndSay = async () => {
      ({ weaknessOf: judge } = await import('../../rules/weak-passwords.ts'));
      say();
    };
    receive(({ form }) => {
      latest = judgedOf(form);
      if (judge) say();
      else if (latest.password !== '') fetchAndSay().catch(() => undefined);
    });
  });
