import { spawnSync } from 'node:child_process';
import { requireChromium } from '../chromium/chromium.ts';
import { runSuite, type Counted } from './suite.ts';
import { printCoverage } from './table.ts';

const end = (why: string) => {
  console.error(why);
  process.exit(1);
};
const done = ({ suite, failed }: Counted) =>
  failed === 0
    ? undefined
    : end(`npm run model stops: the ${suite} walks do not hold. Nothing after them was written.`);

requireChromium();
done(await runSuite('walks', ['--update', 'tests/walks/'], { WALKING: 'model' }));
done(await runSuite('chromium', ['--update'], { WALKING: 'screens' }));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/support/charts/write.ts'], {
  stdio: 'inherit',
});
if (status !== 0) end('npm run model stops: the pages were not written.');
printCoverage(['walks']);
