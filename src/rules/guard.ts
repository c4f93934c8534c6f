/** A rule as a chart asks for it: given xstate's arguments, which no rule looks at, and what it judges. */
export type Guard<Judged> = (_: unknown, judged: Judged) => boolean;
