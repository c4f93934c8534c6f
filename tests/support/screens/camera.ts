import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { shownAt } from './stage.ts';

/** The widths that every screen is shown at, in CSS pixels: a phone, a tablet, a desk. */
export const widths = [390, 820, 1440] as const;
const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900 };
const tallest = 3000;

// What differs from one run to the next, and what stands there instead in each picture.
const scrubbed: readonly (readonly [changing: string, fixed: string])[] = [
  ['localhost:\\d+', 'localhost:3000'],
  ['(/user/[a-z-]+)/[^/\\s]+/[^/\\s]+', '$1/TU9YVQ/c0ffee-15-a-good-token'],
  ['/unsubscribe/\\S+', '/unsubscribe/c0ffee-15-a-good-token'],
  ['\\d\\d:\\d\\d:\\d\\d UTC', '04:29:00 UTC'],
];

const scrub = `for (const { document } of [window, ...Array.from(window.frames)]) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) for (const [changing, fixed] of ${JSON.stringify(scrubbed)})
    if (new RegExp(changing).test(texts.currentNode.data)) texts.currentNode.data = texts.currentNode.data.replace(new RegExp(changing, 'g'), fixed);
}`;

// A page that was drawn at build hears of nothing before the app has taken it over.
const awaitArrival = `addEventListener('DOMContentLoaded', () => {
  const isShell = document.querySelector('[data-shell]') !== null && !document.documentElement.classList.contains('unfit');
  window.arrival = isShell ? new Promise((resolve) => addEventListener('app.arrived', resolve, { once: true })) : undefined;
})`;

/** A browser of its own for a scene, whose clock stands still at the instant of all pictures, and which is told that by the server as well. */
export const newLook = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  await context.clock.setFixedTime(shownAt);
  await context.addInitScript(awaitArrival);
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return route.abort();
    // A page that is closed meanwhile wants no answer any more.
    return route
      .fulfill({ response, headers: { ...response.headers(), date: new Date(shownAt).toUTCString() } })
      .catch(() => undefined);
  });
  return context;
};

/** Opens an address, and waits until what it shows can be used. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate('window.arrival?.then(() => undefined)');
};

/** Gives a page a width, and the height of a device that is as wide. */
export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: heights[width] ?? width });

const looks = 20;

/** What a page shows once it looks the same twice, whole, as on a device that is high enough for it; below a dialog as much as the device has. Throws when it never stands still. */
export const shoot = async (page: Page, width: number): Promise<Buffer> => {
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  let seen = await look(page, width);
  for (let left = looks; left > 0; left -= 1) {
    const now = await look(page, width);
    if (now.equals(seen)) return now;
    seen = now;
  }
  throw new Error(`What it shows at ${width} pixels never stands still.`);
};

const look = async (page: Page, width: number): Promise<Buffer> => {
  await page.evaluate(scrub);
  const whole = 'document.querySelector("dialog[open]") ? 0 : document.documentElement.scrollHeight';
  const height = Math.min(tallest, Number(await page.evaluate(whole)));
  await page.setViewportSize({ width, height: Math.max(height, heights[width] ?? 0) });
  await page.evaluate('scrollTo(0, 0)');
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
};

// In a page: the pictures beside each other, smaller, as one; and how much of a picture differs from another.
const darkroom = `
  const load = async (address) => { const image = new Image(); image.src = address; await image.decode(); return image; };
  const paint = (images, scale) => {
    const gap = 24;
    const canvas = document.createElement('canvas');
    canvas.width = (images.reduce((sum, { width }) => sum + width + gap, gap)) * scale;
    canvas.height = (Math.max(...images.map(({ height }) => height)) + 2 * gap) * scale;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#9a9aa6';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    let left = gap;
    for (const image of images) { context.drawImage(image, left, gap); left += image.width + gap; }
    return canvas;
  };
  window.join = async (addresses, scale, quality) => paint(await Promise.all(addresses.map(load)), scale).toDataURL('image/webp', quality);
  window.difference = async (addresses) => {
    const [one, other] = await Promise.all(addresses.map(load));
    if (one.width !== other.width || one.height !== other.height) return 1;
    const pixels = (image) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    };
    const [first, second] = [pixels(one), pixels(other)];
    let different = 0;
    for (let at = 0; at < first.length; at += 4)
      if (Math.abs(first[at] - second[at]) + Math.abs(first[at + 1] - second[at + 1]) + Math.abs(first[at + 2] - second[at + 2]) > 96) different += 1;
    return different / (first.length / 4);
  };`;

const addressOf = (kind: 'png' | 'webp', picture: Buffer) => `data:image/${kind};base64,${picture.toString('base64')}`;
const scale = 0.65;
const quality = 0.8;
// A letter that is drawn a little otherwise is no change.
const alike = 0.0005;

/** Where pictures are joined: a page of its own. `keep` writes them side by side as one file, unless the one that is there looks the same; says whether it wrote. */
export const openDarkroom = async (browser: Browser) => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: darkroom });
  const call = (what: string, ...input: readonly unknown[]) => page.evaluate(`${what}(...${JSON.stringify(input)})`);
  return {
    keep: async (file: string, pictures: readonly Buffer[]): Promise<boolean> => {
      const joined = String(
        await call(
          'join',
          pictures.map((picture) => addressOf('png', picture)),
          scale,
          quality,
        ),
      );
      const old = existsSync(file) ? addressOf('webp', readFileSync(file)) : undefined;
      if (old !== undefined && Number(await call('difference', [old, joined])) < alike) return false;
      writeFileSync(file, Buffer.from(joined.slice(joined.indexOf(',') + 1), 'base64'));
      return true;
    },
  };
};
