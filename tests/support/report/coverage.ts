/** How many of what can happen was really walked; `never` are those that the arrows allow and the conditions do not. */
export type Share = { readonly walked: number; readonly feasible: number; readonly never: number };
/** What the walk of a chart covered. */
export type ChartCoverage = {
  readonly chart: string;
  readonly states: Share;
  readonly transitions: Share;
  readonly pairs: Share;
  readonly triples?: Share;
  readonly paths: number;
  readonly steps: number;
};

declare module 'vitest' {
  interface TaskMeta {
    coverage?: ChartCoverage;
    /** How many different screens were looked at. */
    screens?: number;
  }
  interface ProvidedContext {
    walking: 'check' | 'check and sample' | 'model' | 'mutants' | 'screens' | 'access';
  }
}
