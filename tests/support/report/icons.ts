import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium/chromium.ts';
import { chromiumFlags } from '../journey/browser.ts';

const folder = join(import.meta.dirname, '../../../src/public');
const picture = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;

/** The pictures that systems want besides the drawing; those cropped to a shape have a background around it. */
const icons = [
  { name: 'favicon.ico', size: 32, part: 1, ground: 'transparent' },
  { name: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-whole.png', size: 512, part: 0.72, ground: '#17144a' },
  { name: 'apple-touch-icon.png', size: 180, part: 0.8, ground: '#17144a' },
];

/** A PNG file as the icon that browsers request without being told to (ICO, one picture). */
const icoOf = (size: number, png: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const page = await browser.newPage();
for (const { name, size, part, ground } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const edge = (size * (1 - part)) / 2;
  await page.setContent(
    `<body style="margin: ${edge}px; background: ${ground}"><img src="${picture}" style="display: block; width: 100%">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(join(folder, name), name.endsWith('.ico') ? icoOf(size, png) : png);
}
await browser.close();
