const name = 'the file has tests and leaves no error behind';

/**
 * A reporter for Stryker, which counts failed tests and nothing else: a file that fails before it has tests, and an
 * error outside of them, become a failed test. Without it a chart that cannot be made, or a plan that no longer fits
 * its chart, is taken for a mutant that nobody noticed.
 */
export const uncollected = {
  onTestRunEnd(modules, unhandledErrors) {
    // A run that is broken off ends twice, and vitest cannot read a test that it did not make.
    for (const module of modules.filter(({ task }) => !task.tasks.some((one) => one.name === name))) {
      const isUnseen = !module.ok() && [...module.children.allTests('failed')].length === 0;
      const [error] = [...module.errors(), ...unhandledErrors];
      if (isUnseen || unhandledErrors.length > 0)
        module.task.tasks.push({
          type: 'test',
          name,
          mode: 'run',
          file: module.task,
          result: { state: 'fail', errors: [{ message: error?.message ?? 'a group of tests failed' }] },
        });
    }
  },
};
