/** How much one transaction does; the embedded database answers nobody else meanwhile. */
export type Portions = { readonly tickets: number; readonly people: number };

/** Small enough for a slow machine and for people with a thousand tickets each. */
export const firstPortions: Portions = { tickets: 500, people: 5 };

/** How long a part should take, in milliseconds: nobody notices it, and it is long beside what a transaction costs. */
const aim = 60;
const least: Portions = { tickets: 200, people: 1 };
const most: Portions = { tickets: 20_000, people: 500 };

/** The portions after a part that took some milliseconds: what it did of, towards parts of 60 ms, twofold or by half at most. */
export const pacedPortions = (portions: Portions, of: keyof Portions, took: number): Portions => {
  const wanted = Math.round(portions[of] * Math.min(2, Math.max(0.5, aim / took)));
  return { ...portions, [of]: Math.min(most[of], Math.max(least[of], wanted)) };
};
