import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumPath } from '../chromium/chromium.ts';
import { chromiumFlags } from '../journey/browser.ts';
import { signIn } from '../journey/person.ts';
import { newLook, open, openDarkroom, setWidth, shoot, widths } from './camera.ts';
import { chapters } from './chapters.ts';
import { ann, bob, type Scene } from './scene.ts';
import { pageOf } from './screens-page.ts';
import { setStage, type Stage } from './stage.ts';

const folder = join(import.meta.dirname, '../../../docs/screens');
const asked = process.argv.slice(2);
// Mails come first: later scenes write some more, and the outbox would show them.
const scenes = chapters.toReversed().flatMap((chapter) => chapter.scenes);

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const signedIn = async (browser: Browser, { product }: Stage, person: typeof ann): Promise<Kept> => {
  const context = await newLook(browser, {});
  const page = await context.newPage();
  await page.goto(`${product.url}/sign-in`);
  await signIn(page, person);
  await page.getByRole('heading', { level: 1, name: 'Mega Millions' }).waitFor();
  return context.storageState().finally(() => context.close());
};

/** Plays a scene and takes a picture of it at each width. */
const play = async (page: Page, scene: Scene, stage: Stage): Promise<readonly Buffer[]> => {
  await scene.arrange?.(page);
  const path = typeof scene.path === 'string' ? scene.path : await scene.path(stage);
  const pictures: Buffer[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    if (width === widths[0] || scene.isActedAtEachWidth) {
      await open(page, stage.product.url + path);
      await scene.act(page, stage);
    }
    pictures.push(await shoot(page, width));
  }
  return pictures;
};

const stage = await setStage();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, '--font-render-hinting=none'],
});
const misplayed: string[] = [];
try {
  mkdirSync(folder, { recursive: true });
  const looks = {
    nobody: { cookies: [], origins: [] },
    ann: await signedIn(browser, stage, ann),
    bob: await signedIn(browser, stage, bob),
  };
  const darkroom = await openDarkroom(browser);
  for (const scene of scenes.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const context = await newLook(browser, {
      storageState: looks[scene.who ?? 'nobody'],
      colorScheme: scene.colours ?? 'light',
    });
    try {
      const isNew = await darkroom.keep(
        join(folder, `${scene.name}.webp`),
        await play(await context.newPage(), scene, stage),
      );
      console.log(`${scene.name}${isNew ? ': new' : ''}`);
    } catch (error) {
      misplayed.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stage.stop();
}

const names = scenes.map(({ name }) => `${name}.webp`);
for (const file of readdirSync(folder)) if (file.endsWith('.webp') && !names.includes(file)) rmSync(join(folder, file));
writeFileSync(join(folder, 'README.md'), pageOf(chapters));
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`docs/screens: ${(bytes / 1e6).toFixed(2)} MB`);
if (misplayed.length > 0) {
  console.error(misplayed.join('\n'));
  process.exit(1);
}
