import axe, { type RunOptions } from 'axe-core';

// A walk shows one view, not the page around it: what is said of whole pages is looked at in the journeys.
const ofWholePages = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
  'bypass',
  'heading-order',
];

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    ...Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])),
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};
const sizesOnly: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] };

const findings = async (options: RunOptions): Promise<readonly string[]> => {
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`));
};

/** What axe finds on the page by every rule of WCAG 2.2 A and AA that it knows, and by its best practices. */
export const axeFindings = () => findings(everything);

/** What axe finds too small or too close to be hit (WCAG 2.5.8). */
export const smallTargets = () => findings(sizesOnly);
