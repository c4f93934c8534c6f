import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { dist } from '../../../server/root.ts';
import { journey } from '../../support/journey/journey.ts';
import { signedInOn } from '../../support/journey/person.ts';

type Part = { readonly name: string; readonly bytes: number };
type Visit = {
  readonly parts: readonly Part[];
  readonly fonts: readonly Part[];
  readonly requests: readonly string[];
  readonly style: string;
};
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const nameOf = (url: string) => (new URL(url).pathname.split('/').at(-1) ?? '').replace(/-[\w-]{6}\.\w+$/, '');
const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
const list = (parts: readonly Part[]) => parts.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');

/** Nothing, or a sentence about what is too heavy and what it consists of. */
const excess = (what: string, parts: readonly Part[], most: number): readonly string[] =>
  sum(parts) <= most ? [] : [`${what} takes ${sum(parts)} bytes, ${sum(parts) - most} too many: ${list(parts)}.`];

/** Opens an address in a browser that has been nowhere before, until nothing more is fetched. */
const visit = async (
  browser: Browser,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
  session?: Session,
): Promise<Visit> => {
  const page = await (await browser.newContext(session && { storageState: session })).newPage();
  const answers: { url: string; kind: string; bytes: number; encoding: string | undefined }[] = [];
  page.on('response', (response) => {
    const { 'content-length': bytes, 'content-encoding': encoding } = response.headers();
    answers.push({ url: response.url(), kind: response.request().resourceType(), bytes: Number(bytes), encoding });
  });
  const html = (await (await page.goto(address))?.text()) ?? '';
  await isThere(page);
  await page.waitForLoadState('networkidle');
  const style = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text).join('');
  const of = (...kinds: readonly string[]) => answers.filter(({ kind }) => kinds.includes(kind));
  const named = (found: typeof answers) => found.map(({ url, bytes }) => ({ name: nameOf(url), bytes }));
  expect(of('script', 'stylesheet').filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 100)).toEqual([]);
  return {
    parts: [{ name: 'style', bytes: brotliCompressSync(style).length }, ...named(of('script', 'stylesheet'))],
    fonts: named(of('font')),
    requests: answers.filter(({ kind }) => kind !== 'font').map(({ url }) => url),
    style,
  };
};

test(
  'a cold visit stays within its budgets of scripts, styles, requests and fonts',
  journey(async ({ page, browser, product }) => {
    const signIn = await visit(browser, `${product.url}/sign-in`, (there) =>
      there.getByRole('button', { name: 'Sign In' }).waitFor(),
    );
    await signedInOn(page, product);
    const session = await page.context().storageState();
    const found = [...excess('/sign-in', signIn.parts, 97_000), ...excess('The fonts', signIn.fonts, 60_000)];
    for (const [path, most] of [
      ['/powerball', 124_000],
      ['/megamillions', 124_000],
      ['/lottery-board', 125_000],
    ] as const) {
      const board = await visit(
        browser,
        product.url + path,
        (there) => there.getByRole('list', { name: 'Numbers drawn' }).first().waitFor(),
        session,
      );
      console.log(`${path} ${sum(board.parts)} bytes: ${list(board.parts)}`);
      found.push(...excess(path, board.parts, most));
    }
    console.log(`/sign-in ${sum(signIn.parts)} bytes: ${list(signIn.parts)}; fonts ${sum(signIn.fonts)}`);
    expect(found).toEqual([]);
    expect(signIn.requests.length, signIn.requests.join(' ')).toBeLessThanOrEqual(6);
    const faces = signIn.style.match(/@font-face\{[^}]*url[^}]*\}/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
  }),
);

test('the scripts of the whole app have at most 171 kB, and the plotting library 40 kB more [PL-4]', () => {
  const folder = join(dist, 'static/js');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js.br'));
  const parts = files.map((name) => ({
    name: name.replace(/-[\w-]{6}\.js\.br$/, ''),
    bytes: statSync(join(folder, name)).size,
  }));
  console.log(`the whole app's script is ${sum(parts)} bytes in ${parts.length} files`);
  const isPlot = ({ name }: Part) => name === 'plot';
  expect([
    ...excess(
      'The whole app',
      parts.filter((part) => !isPlot(part)),
      171_000,
    ),
    ...excess('What draws pictures', parts.filter(isPlot), 40_000),
  ]).toEqual([]);
});
