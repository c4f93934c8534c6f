import { crc32, deflateSync } from 'node:zlib';

const chunk = (kind: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

// Edges blend two colours in many steps: of each channel the upper bits are enough to look the same.
const coarse = (value: number) => (value > 250 ? 255 : (value + 4) & 0xf8);

/** A square picture of few colours as a PNG file with a palette. `pixels` has red, green, blue and opacity of each, row by row. Throws above 256 colours. */
export const pngOf = (size: number, pixels: readonly number[]): Buffer => {
  const numbers = new Map<string, number>();
  const rows = Buffer.alloc(size * (size + 1));
  for (let at = 0; at < size * size; at += 1) {
    const colour = pixels
      .slice(at * 4, at * 4 + 4)
      .map(coarse)
      .join();
    if (!numbers.has(colour)) numbers.set(colour, numbers.size);
    rows[at + Math.floor(at / size) + 1] = numbers.get(colour) ?? 0;
  }
  if (numbers.size > 256) throw new Error(`${numbers.size} colours are too many for a palette`);
  const colours = [...numbers.keys()].map((colour) => colour.split(',').map(Number));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map(([, , , opacity = 255]) => opacity))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
