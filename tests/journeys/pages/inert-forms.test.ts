import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { deferScripts, withoutServiceWorker } from '../../support/journey/deferred-scripts.ts';
import { journey } from '../../support/journey/journey.ts';
import { ann, memberOf, passwordField } from '../../support/journey/person.ts';

/** Opens a built page whose form takes no input yet, because its scripts are deferred; returns what releases them. */
const openInert = async (page: Page, address: string) => {
  const release = await deferScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('form[inert]').waitFor();
  return release;
};

/** Fills fields as a password manager does, which asks no page whether it takes input. */
const fill = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts))
    await page.locator(`input[name="${name}"]`).evaluate((field, value) => {
      (field as HTMLInputElement).value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }, text);
};

/** Puts an icon beside each field, as some password managers do: the page is no longer as it was built. */
const decorate = (page: Page) =>
  page.locator('#root input').evaluateAll((fields) => {
    for (const field of fields) field.after(document.createElement('div'));
  });

test(
  'what a password manager fills in before the app runs is kept and can be sent [OT-11, SI-2, NAV-1]',
  journey(async ({ page, product }) => {
    await memberOf(product);
    for (const prepare of [() => Promise.resolve(), decorate]) {
      const release = await openInert(page, `${product.url}/sign-in`);
      await prepare(page);
      await fill(page, { email: ann.email, password: ann.password });
      await page.getByRole('button', { name: 'Show password' }).click({ force: true });
      await page.getByLabel('Email').click({ force: true });
      await page.keyboard.type('lost');
      release();
      await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
      expect([await page.getByLabel('Email').inputValue(), await passwordField(page).inputValue()]).toEqual([
        ann.email,
        ann.password,
      ]);
      expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(1);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/sign-in');
    }
  }, withoutServiceWorker),
);

test(
  'the other prerendered forms keep what was filled in, too, checked boxes included [OT-11, SU-1, SU-2, SU-5, FP-1]',
  journey(async ({ page, product }) => {
    let release = await openInert(page, `${product.url}/sign-up`);
    const { email, firstName, lastName, password } = ann;
    await fill(page, { email, 'given-name': firstName, 'family-name': lastName, password, confirmation: password });
    for (const name of ['updates', 'terms'])
      await page.locator(`input[name="${name}"]`).evaluate((box) => {
        (box as HTMLInputElement).checked = true;
      });
    release();
    await page.getByRole('button', { name: 'Sign Up', disabled: false }).waitFor();
    await page.getByRole('list', { name: 'Password rules' }).waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);

    release = await openInert(page, `${product.url}/forgot-password`);
    await fill(page, { email });
    release();
    await page.getByRole('button', { name: 'Continue', disabled: false }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  }),
);

/** Opens the built sign-in page without its scripts, and fills in a password. */
const withPassword = async (page: Page, url: string) => {
  const release = await openInert(page, `${url}/sign-in`);
  await fill(page, { password: ann.password });
  return { release, email: page.getByLabel('Email') };
};

test(
  'what a password manager fills in while a form is hydrated on a slow phone, or right after, is kept [OT-11, SI-2]',
  journey(async ({ page, product }) => {
    const { release, email } = await withPassword(page, product.url);
    const filling = await email.evaluateHandle((node) => {
      const field = node as HTMLInputElement;
      let times = 0;
      const last = new Promise<string>((resolve) => {
        const fillAgain = () => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            field,
            `${++times}@example.org`,
          );
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
          if (field.form?.inert) return;
          clearInterval(interval);
          resolve(field.value);
        };
        const interval = setInterval(fillAgain, 2);
      });
      return { last };
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    release();
    const last = await filling.evaluate(({ last }) => last);
    await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
    expect([await email.inputValue(), await passwordField(page).inputValue()]).toEqual([last, ann.password]);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    const again = await withPassword(page, product.url);
    const fillingOnce = await email.evaluateHandle((node, text) => {
      const field = node as HTMLInputElement;
      const filled = new Promise<void>((resolve) => {
        // React touches the fields that it hydrates.
        const observer = new MutationObserver(() => {
          observer.disconnect();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          resolve();
        });
        observer.observe(field, { attributes: true });
      });
      return { filled };
    }, ann.email);
    again.release();
    await fillingOnce.evaluate(({ filled }) => filled);
    await page.getByRole('button', { name: 'Sign In', disabled: false }).waitFor();
    expect([await email.inputValue(), await passwordField(page).inputValue()]).toEqual([ann.email, ann.password]);
  }),
);
