import { ticketName } from '../../src/rules/past-draws.ts';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { expect, test } from 'vitest';
import { hostProduct } from '../support/journey/product.ts';
import { ann, mailedLink, memberOf } from '../support/journey/person.ts';
import { openProxy } from '../support/journey/proxy.ts';
import { playerOn, startWebKit } from '../support/journey/webkit.ts';

const numbers = [5, 12, 33, 41, 60, 8];

const untilInputWorks = (driver: WebDriver) =>
  expect
    .poll(
      () => driver.executeScript(() => document.forms.length > 0 && [...document.forms].every((form) => !form.inert)),
      { message: 'forms take input' },
    )
    .toBe(true);

const signIn = async (driver: WebDriver, url: string) => {
  const { named, fill, click } = playerOn(driver);
  await driver.get(`${url}/sign-in`);
  await untilInputWorks(driver);
  await fill(await named('input', 'Email'), ann.email);
  await fill(await named('input', 'Password'), ann.password);
  await click('button', 'Sign In');
  await named('h1', 'Mega Millions');
};

/** Types six numbers into a form and sends it. */
const enterTicket = async (driver: WebDriver, name: string, button: string) => {
  const { named, fill, click } = playerOn(driver);
  const form = await named('form', name);
  for (const [at, box] of (await form.findElements(By.css('input'))).entries()) await fill(box, String(numbers[at]));
  await click('button', button);
};

test('a visitor signs up, saves a ticket and signs out [SU-6, AV-1, SI-6, BD-1, TE-8, TR-5, TR-8, SE-4]', async () => {
  const { url } = await hostProduct();
  const driver = await startWebKit();
  const { named, fill, click, reads, arrivesAt } = playerOn(driver);
  await driver.get(`${url}/sign-up`);
  await untilInputWorks(driver);
  await fill(await named('input', 'Email'), ann.email);
  await fill(await named('input', 'First name'), ann.firstName);
  await fill(await named('input', 'Last name'), ann.lastName);
  await fill(await named('input', 'Password'), ann.password);
  await fill(await named('input', 'Confirm password'), ann.password);
  for (const box of await driver.findElements(By.css('input[type=checkbox]'))) await box.click();
  await click('button', 'Sign Up');
  await arrivesAt('/account-verification');
  const link = await mailedLink({ url }, ann.email, 'activate');
  await driver.get(url + link.path);
  await reads('Your email has been successfully verified.');
  await signIn(driver, url);
  await named('section', 'Latest draw');
  await enterTicket(driver, 'Add a ticket', 'Save Ticket');
  await reads('Ticket created successfully');
  const row = () => named('[role=group]', ticketName(numbers));
  await click('button', 'Edit ticket', await row());
  await fill(await named('input', 'Number 1', await row()), '7');
  await click('button', 'Save changes');
  await reads('Ticket updated successfully');
  const changed = await named('[role=group]', ticketName([7, ...numbers.slice(1)]));
  await click('button', 'Delete ticket', changed);
  await click('button', 'Yes', await named('dialog', 'Are you sure you want to delete this ticket?'));
  await reads('No tickets were saved for this draw');
  await driver.get(`${url}/lottery-board?tab=what-if`);
  await enterTicket(driver, 'What if?', 'Check all draws');
  await reads('No real draw has been received yet, so there is nothing to check.');
  await click('button', 'Logout');
  await arrivesAt('/sign-in');
  expect(await driver.executeScript(() => localStorage.length)).toBe(0);
});

test('without a mouse, a player signs in and saves a ticket in WebKit [SI-6, TE-3, TE-8]', async () => {
  const { url } = await hostProduct();
  await memberOf({ url });
  const driver = await startWebKit();
  const { press, tabTo, reads, focused } = playerOn(driver);
  await driver.get(`${url}/sign-in`);
  await untilInputWorks(driver);
  await press(Key.TAB);
  expect(await focused()).toBe('Skip to content');
  await tabTo('Email');
  await press(ann.email);
  await tabTo('Password');
  await press(ann.password, Key.ENTER);
  await expect.poll(focused, { message: 'name of the focused element' }).toBe('Mega Millions');
  await tabTo('Number 1');
  await press('051233416008');
  await tabTo('Save Ticket');
  await press(Key.ENTER);
  await reads('Ticket created successfully');
});

test('without a connection, a reload shows the draws and tickets seen before in WebKit [PL-1, SV-1]', async () => {
  const proxy = await openProxy(await hostProduct());
  await memberOf(proxy);
  const driver = await startWebKit();
  const { named, reads } = playerOn(driver);
  await signIn(driver, proxy.url);
  await enterTicket(driver, 'Add a ticket', 'Save Ticket');
  await reads('Ticket created successfully');
  const areTicketsKept = () =>
    driver.executeAsyncScript((answer: (kept: unknown) => void) => {
      void caches.match('/api/v1/lottery/tickets/', { ignoreVary: true }).then((kept) => answer(Boolean(kept)));
    });
  await expect.poll(areTicketsKept, { message: 'tickets kept for offline' }).toBe(true);
  await driver.navigate().refresh();
  await named('[role=group]', ticketName(numbers));
  proxy.shut();
  await driver.navigate().refresh();
  await named('[role=group]', ticketName(numbers));
  await reads('You are not connected. You are seeing data last loaded on');
});
