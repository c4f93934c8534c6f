import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/at-end.ts';
import { startBrowser } from '../support/journey/browser.ts';
import { journey } from '../support/journey/journey.ts';
import { ann, mailedLink, register, rowOf, saveTicket, signIn } from '../support/journey/person.ts';
import { startNode } from '../support/server/process.ts';

/** Starts app and API as `npm run dev` does, on a new data folder and the first free port from 5300: its address. */
const startDevelopment = (): Promise<string> =>
  startNode(['node_modules/vite/bin/vite.js', '--port', '5300'], {
    ...process.env,
    NODE_ENV: 'development',
    NO_COLOR: '1',
    DATA_DIR: join(temporaryFolder('dev'), 'data'),
    DRAW_SOURCES: 'sample',
    LOG_LEVEL: 'warn',
  }).said(/Local:\s+(http:\S+[^/\s])/);

type Message = {
  readonly type: '@xstate.actor' | '@xstate.event' | '@xstate.snapshot';
  readonly name?: string;
  readonly sessionId: string;
  readonly parentId?: string;
  readonly definition?: string;
  readonly snapshot?: Readonly<Record<string, unknown>>;
};

/** What Stately's page does with its opener: it says that it is there, and takes what is posted. */
const page = `<!doctype html><title>Inspector</title><script>
  addEventListener('message', ({ data }) => recordMessage(JSON.stringify(data)));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** Serves a stand-in at the inspector's address, so that nothing leaves the browser; the list of what it is sent. */
const standInInspector = async (context: BrowserContext): Promise<readonly Message[]> => {
  const messages: Message[] = [];
  await context.exposeFunction('recordMessage', (text: string) => messages.push(JSON.parse(text) as Message));
  await context.route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  return messages;
};

/** The newest snapshot of each actor that was announced, by its name without a ticket's id; of several the last. */
const snapshotsByName = (messages: readonly Message[]): Readonly<Record<string, Message['snapshot']>> => {
  const names = new Map<string, string>();
  const snapshots: Record<string, Message['snapshot']> = {};
  for (const { sessionId, name, snapshot } of messages) {
    if (name !== undefined) names.set(sessionId, name.split('-')[0] ?? name);
    if (snapshot !== undefined) snapshots[names.get(sessionId) ?? sessionId] = snapshot;
  }
  return snapshots;
};

const inspector = 'https://stately.ai/inspect';
const numbers = [3, 14, 25, 36, 47, 8];

/** What a browser does that opens no window before a person has clicked. */
const blockPopUps = () => {
  const reallyOpen = window.open.bind(window);
  let hasClicked = false;
  addEventListener('click', () => (hasClicked = true), { capture: true });
  window.open = (...windowed) => (hasClicked ? reallyOpen(...windowed) : null);
};

const openInspected = async (page: Page, address: string) => {
  const connected = page.context().waitForEvent('response', (response) => response.url() === inspector);
  await page.goto(`${address}?inspect`);
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await connected;
  await page.bringToFront();
};

test('in development ?inspect streams every actor to the inspector, without secrets', async () => {
  const url = await startDevelopment();
  const context = await (await startBrowser()).newContext();
  const messages = await standInInspector(context);
  const page = await context.newPage();
  await page.addInitScript(blockPopUps);
  await register({ url }, ann);
  const { path, token } = await mailedLink({ url }, ann.email, 'activate');

  await openInspected(page, url + path);
  await page.waitForURL('**/verification');
  await page.getByRole('link', { name: 'Continue' }).click();
  await signIn(page, ann);
  await saveTicket(page, numbers);
  await rowOf(page, numbers).getByRole('button', { name: /Edit/ }).click();
  await expect
    .poll(() => snapshotsByName(messages))
    .toMatchObject({
      session: { value: { signedIn: 'fresh' }, context: { session: { tokens: { access: '•••', refresh: '•••' } } } },
      signIn: {
        status: 'done',
        output: { session: { user: { email: ann.email }, tokens: { access: '•••', refresh: '•••' } } },
      },
      page: { value: 'showing', context: { address: '/megamillions' } },
      board: { value: { showing: 'settled' }, context: { game: 'megamillions' } },
      ticketRow: { value: { editing: 'valid' }, context: { numbers: numbers.map(String) } },
    });

  const tokens = (await page.evaluate(() => localStorage.getItem('tokens'))) ?? '{}';
  const secrets = [ann.password, token, ...Object.values(JSON.parse(tokens) as Record<string, string>)];
  expect(secrets.map((secret) => secret.length > 9)).toEqual([true, true, true, true]);
  const sent = JSON.stringify(messages);
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
});

test(
  'the built app does not contain the inspector, and ?inspect opens nothing',
  journey(async ({ page, context, product }) => {
    const scripts = readdirSync('dist/static/js').filter((file) => file.endsWith('.js'));
    expect(
      scripts.filter((file) => /stately\.?ai|xstateinspector/i.test(readFileSync(`dist/static/js/${file}`, 'utf8'))),
    ).toEqual([]);
    expect(scripts.length).toBeGreaterThan(10);
    await page.goto(`${product.url}/sign-in?inspect`);
    await page.getByLabel('Email').click();
    expect(context.pages().map((open) => open.url())).toEqual([`${product.url}/sign-in?inspect`]);
  }),
);
