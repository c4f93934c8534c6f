import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium/chromium.ts';
import { chromiumFlags } from '../journey/browser.ts';
import { pngOf } from './png.ts';

const folder = join(import.meta.dirname, '../../../src/ui/install');
const picture = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;

/** The pictures that systems want besides the drawing. Those that are cut to a shape have a ground, of which the drawing takes a part. */
const icons = [
  { name: 'favicon.ico', size: 32, part: 1, ground: 'transparent' },
  { name: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-whole.png', size: 512, part: 0.72, ground: '#17144a' },
  { name: 'apple-touch-icon.png', size: 180, part: 0.8, ground: '#17144a' },
];

const draw = async ({
  size,
  part,
  ground,
  address,
}: {
  size: number;
  part: number;
  ground: string;
  address: string;
}) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('no canvas');
  Object.assign(canvas.canvas, { width: size, height: size });
  canvas.fillStyle = ground;
  canvas.fillRect(0, 0, size, size);
  const edge = (size * (1 - part)) / 2;
  canvas.drawImage(image, edge, edge, size * part, size * part);
  return [...canvas.getImageData(0, 0, size, size).data];
};

/** A PNG file as an icon that browsers look for without being told (ICO, one picture). */
const icoOf = (size: number, png: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const page = await browser.newPage();
// tsx names functions by a helper of its own, which a page has not.
await page.addInitScript('globalThis.__name = (named) => named');
await page.goto('about:blank');
for (const { name, ...look } of icons) {
  const png = pngOf(look.size, await page.evaluate(draw, { ...look, address: picture }));
  writeFileSync(join(folder, name), name.endsWith('.ico') ? icoOf(look.size, png) : png);
}
await browser.close();
