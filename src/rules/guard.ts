/** A rule as a chart's guard: it gets XState's arguments, which no rule reads, and what it judges. */
export type Guard<Judged> = (_: unknown, judged: Judged) => boolean;
