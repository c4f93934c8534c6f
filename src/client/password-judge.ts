const load = () => import('../rules/weak-passwords.ts');

/** Fetches the judge of new passwords before there is one to judge (SA-5). */
export const fetchJudge = () => void load().catch(() => undefined);

/** Says why guessers try a new password of an owner first, if they do (SA-5). Rejects when the judge does not arrive. */
export const judge = async (password: string, owner: readonly string[]): Promise<{ weakness: string }> => {
  const { weaknessOf } = await load();
  return { weakness: weaknessOf(password, owner, location.hostname) };
};
