const name = 'the file has tests and leaves no error behind';

/**
 * A reporter for Stryker, which only counts failed tests: it turns a file that fails before it has tests, and an error
 * outside of tests, into a failed test. Without it, a chart that cannot be created, or a plan that no longer fits its
 * chart, would count as a survivor.
 */
export const uncollected = {
  onTestRunEnd(modules, unhandledErrors) {
    // An aborted run ends twice, and vitest cannot read a test that it did not create.
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
