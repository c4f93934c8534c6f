import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdScripts, isTakenOver, openShell } from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { ann, passwordField } from '../../support/journey/person.ts';

const slowDown = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
};

test(
  'what is typed and ticked while the app takes a page over on a slow phone is kept as well [SI-2, SU-5]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-up`);
    await slowDown(page);
    const isTaken = isTakenOver(page.getByRole('banner'));
    release();
    const name = 'Ann Example of the Long Name ';
    await page.getByLabel('First name').pressSequentially(name, { delay: 10 });
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    expect(await isTaken).toBe(true);
    expect(await page.getByLabel('First name').inputValue()).toBe(name);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
    for (const label of ['Email', 'Last name']) await page.getByLabel(label).fill(ann.email);
    for (const label of ['Confirm password', 'Password'])
      await page.getByLabel(label, { exact: true }).fill(ann.password);
    await page.getByRole('button', { name: 'Sign Up', disabled: false }).waitFor();
  }),
);

/** Begins to fill a field in, as a password manager does, every few milliseconds until the app has arrived; resolves to what says what came of it each time. */
const fillUntilArrival = async (field: Locator): Promise<() => Promise<readonly string[]>> => {
  const filling = await field.evaluateHandle((node) => {
    const put = (text: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text);
    const came: string[] = [];
    const fill = () => {
      (node as HTMLInputElement).blur();
      (node as HTMLInputElement).focus();
      put(`${came.length}@example.org`);
      for (const type of ['input', 'change']) node.dispatchEvent(new Event(type, { bubbles: true }));
      came.push((node as HTMLInputElement).value);
    };
    const ended = new Promise<readonly string[]>((resolve) => {
      const interval = setInterval(fill, 2);
      addEventListener('app.arrived', () => {
        clearInterval(interval);
        resolve(came);
      });
    });
    return { ended };
  });
  return () => filling.evaluate(({ ended }) => ended);
};

/** To this page it seems that time flies: React then leaves everything that it may do later to another task. */
const letTimeFly = () => {
  const real = performance.now.bind(performance);
  let looks = 0;
  performance.now = () => real() + 10 * looks++;
};

test(
  'what is typed in the very moment in which the app has taken a page over is kept too [SU-2]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await page.addInitScript(letTimeFly);
    await openShell(page, `${product.url}/sign-up`);
    const name = page.getByLabel('First name');
    await name.fill('A');
    const typing = await name.evaluateHandle((node) => ({
      ended: new Promise<void>((resolve) => {
        addEventListener('app.arrived', () => {
          const field = node as HTMLInputElement;
          for (const key of 'nn') {
            field.setRangeText(key, field.value.length, field.value.length, 'end');
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          resolve();
        });
      }),
    }));
    release();
    await typing.evaluate(({ ended }) => ended);
    expect(await name.inputValue()).toBe('Ann');
  }),
);

test(
  'what a password manager fills in while the app takes a page over is kept too [SI-2]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-in`);
    await passwordField(page).fill(ann.password);
    const email = page.getByLabel('Email');
    await slowDown(page);
    const filled = await fillUntilArrival(email);
    release();
    const came = await filled();
    expect(came).toEqual(came.map((_, time) => `${time}@example.org`));
    expect(await email.inputValue()).toBe(came.at(-1));
    await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
  }),
);

test(
  'what stands in other fields stays when a password is chosen while the app takes a page over [SU-2, SU-5]',
  journey(async ({ page, product }) => {
    const release = await holdScripts(page);
    await openShell(page, `${product.url}/sign-up`);
    const others = ['Email', 'First name', 'Last name'].map((label) => page.getByLabel(label));
    for (const field of others) await field.fill(ann.email);
    await slowDown(page);
    const filled = await fillUntilArrival(passwordField(page));
    release();
    await filled();
    expect(await Promise.all(others.map((field) => field.inputValue()))).toEqual(others.map(() => ann.email));
    await page.getByRole('list', { name: 'Password rules' }).waitFor();
    for (const label of ['Confirm password', 'Password'])
      await page.getByLabel(label, { exact: true }).fill(ann.password);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Sign Up', disabled: false }).waitFor();
  }),
);
