import { inject } from 'vitest';
import { mutantTests } from '../walk/mutant-tests.ts';
import { pathTests } from '../walk/path-tests.ts';
import { walkWith } from '../walk/walk.ts';
import { pictureStates } from './access/pictures.ts';
import { accessibilityCheck } from './access/screens.ts';
import { invariants } from './invariants.ts';

/** Walks a chart of the product. `npm run model`, the pictures, Chromium and chart mutation use the same tables. */
export const walk = walkWith({
  reference: { folder: '../paths', files: import.meta.glob('../paths/*.json', { import: 'default' }) },
  temporal: { always: invariants },
  lookOf: (control) =>
    [control.getAttribute('data-variant'), control.querySelector('[data-icon]')?.getAttribute('data-icon')]
      .filter(Boolean)
      .join(', '),
  tests: (chart) => {
    const walking = inject('walking');
    if (walking === 'screens') pictureStates(chart);
    else if (walking === 'mutants') mutantTests(chart, 'all');
    else {
      const looker = walking === 'check and look' ? accessibilityCheck(chart.stem) : undefined;
      pathTests(chart, { isFreezing: walking === 'model', look: looker?.look });
      looker?.test();
      if (walking === 'check and sample') mutantTests(chart, 'sample');
    }
  },
});
