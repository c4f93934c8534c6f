import { dayOf } from './dates.ts';

const dayLength = 86_400_000;

/** A date (YYYY-MM-DD) as a position on an axis: days since 1970. */
export const placeOf = (date: string): number => Date.parse(date) / dayLength;

/** The date at a position on an axis, such as 'Nov 20, 2026'. */
export const dayAt = (place: number): string => dayOf(new Date(place * dayLength).toISOString().slice(0, 10));

/** An amount as an axis label, such as '$1.5B', '$250M', '$20K' or '$7'. */
export const briefDollars = (dollars: number): string => {
  const [size, letter] =
    dollars >= 1e9 ? [1e9, 'B'] : dollars >= 1e6 ? [1e6, 'M'] : dollars >= 1e4 ? [1e3, 'K'] : [1, ''];
  return `$${Number((dollars / size).toFixed(2))}${letter}`;
};
