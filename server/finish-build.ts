import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { authorizationHeader } from '../src/protocol/authorization.ts';
import { versionName } from '../src/protocol/about.ts';
import { staticPaths } from '../src/protocol/paths.ts';
import { emptyDatabase } from './db/embedded.ts';
import { addressOf, dist, filesUnder, headerFile } from './root.ts';

/** Finishes what `vite build` left in `dist`: renders pages, adds the version and compresses files. */
const finishBuild = async (): Promise<void> => {
  await renderPages();
  addVersion();
  const names = filesUnder(dist).filter((name) => /\.(?:html|js|css|svg|json|txt|webmanifest)$/.test(name));
  await Promise.all(names.map(compress));
  writeFileSync(headerFile, process.env['AUTHORIZATION_HEADER']?.trim() || authorizationHeader);
};

type Prerender = { readonly pagesOf: (built: object) => Promise<Readonly<Record<string, string>>> };

const renderPages = async (): Promise<void> => {
  const [prerender, manifest] = [join(dist, '.prerender'), join(dist, '.vite')];
  const { pagesOf } = (await import(pathToFileURL(join(prerender, 'pages.js')).href)) as Prerender;
  const pages = await pagesOf({
    template: readFileSync(join(dist, 'index.html'), 'utf8'),
    styles: Object.fromEntries(
      filesUnder(join(dist, 'static/css')).map((name) => [addressOf(name).slice(1), readFileSync(name, 'utf8')]),
    ),
    manifest: JSON.parse(readFileSync(join(manifest, 'manifest.json'), 'utf8')) as unknown,
  });
  for (const [name, page] of Object.entries(pages)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), page);
  }
  for (const temporary of [prerender, manifest]) rmSync(temporary, { recursive: true });
};

// The version is a hash of all files. Pages and worker carry it, so any changed file makes a new worker.
const addVersion = (): void => {
  const worker = join(dist, 'sw.js');
  const names = filesUnder(dist);
  const hash = createHash('sha256');
  for (const name of names) hash.update(addressOf(name)).update('\0').update(readFileSync(name)).update('\0');
  const version = hash.digest('hex').slice(0, 16);
  const addresses = names.map((name) => addressOf(name));
  const pages = addresses
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.replace(/\/index\.html$/, '') || '/');
  const files = addresses.filter((name) => name.startsWith('/static/'));
  writeFileSync(
    worker,
    `self.lotteryBuild=${JSON.stringify({ version, pages, files })};\n${readFileSync(worker, 'utf8')}`,
  );
  writeFileSync(join(dist, staticPaths.version), version);
  for (const page of names.filter((name) => name.endsWith('.html')))
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('</head>', `<meta name="${versionName}" content="${version}" />\n</head>`),
    );
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress = async (name: string): Promise<void> => {
  const plain = await readFile(name);
  const small = await brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  const older = await zip(plain, { level: 9 });
  if (small.length < plain.length) await writeFile(`${name}.br`, small);
  if (older.length < plain.length) await writeFile(`${name}.gz`, older);
};

await Promise.all([finishBuild(), emptyDatabase()]);
