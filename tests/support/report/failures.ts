import * as v from 'valibot';
import { reportOf } from './table.ts';

const report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      status: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

/** How much of each failure is told, in lines. */
const lines = 12;

/** Prints again, after everything else, what failed in some suites when they ran last, so that the end of a long output tells it. */
export const printFailures = (suites: readonly string[]): void => {
  for (const suite of suites) for (const failure of failuresOf(suite)) console.log(`\nFAILED in ${suite}: ${failure}`);
};

const failuresOf = (suite: string): readonly string[] => {
  const failures = (reportOf(suite, report)?.testResults ?? []).flatMap(
    ({ name, message, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [`${name}\n${shortened(message)}`] : [];
      return failed.map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}\n${shortened(failureMessages.join('\n'))}`,
      );
    },
  );
  return failures.length > 0 ? failures : ['no test was reported; its output above says why'];
};

const shortened = (text: string): string => text.split('\n').slice(0, lines).join('\n');
