import { describe, expect, test } from 'vitest';
import { allImports, packageOf, type Import } from './imports.ts';
import { codeFiles } from './project.ts';

type Room = {
  readonly holds: RegExp;
  /** Rooms beside its own whose files it may run. */
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  /** Rooms that it may take types from besides. */
  readonly types: readonly string[];
};

const app = ['machines', 'rules', 'protocol', 'effects', 'ui', 'views', 'styles', 'pictures'];
const serverPackages = [
  ...[
    'node',
    'valibot',
    'hono',
    '@hono/valibot-validator',
    '@valibot/to-json-schema',
    '@hono/node-server',
    'drizzle-orm',
    'pg',
    '@electric-sql/pglite',
    'croner',
    'nodemailer',
  ],
  ...['jose', '@node-rs/argon2', 'p-limit', 'rate-limiter-flexible', 'pino', 'prom-client', 'papaparse', 'tsx'],
];

/** Who may import whom. A file belongs to the first room that holds it. */
const table: Readonly<Record<string, Room>> = {
  pictures: { holds: /^src\/.*\.svg$/, rooms: [], packages: [], types: [] },
  styles: {
    holds: /^src\/.*\.css\.ts$/,
    rooms: ['pictures'],
    packages: ['@vanilla-extract/css', '@fontsource/inter'],
    types: [],
  },
  machines: { holds: /^machines\//, rooms: [], packages: ['xstate'], types: app },
  rules: { holds: /^src\/rules\//, rooms: [], packages: [], types: [] },
  protocol: { holds: /^src\/protocol\//, rooms: ['rules'], packages: ['valibot'], types: [] },
  effects: {
    holds: /^src\/effects\//,
    rooms: ['protocol', 'rules'],
    packages: ['redaxios', 'valibot'],
    types: ['machines'],
  },
  ui: { holds: /^src\/ui\//, rooms: ['styles', 'pictures'], packages: ['react'], types: ['rules'] },
  views: {
    holds: /^src\/views\//,
    rooms: ['ui', 'rules', 'styles', 'pictures'],
    packages: ['react', '@xstate/react', 'wouter'],
    types: ['machines', 'protocol'],
  },
  inspector: { holds: /^src\/inspector\.ts$/, rooms: [], packages: ['@statelyai/inspect'], types: [] },
  worker: { holds: /^src\/worker\//, rooms: ['protocol'], packages: [], types: [] },
  root: {
    holds: /^src\/(?:main\.tsx|routes\.tsx|screens\/.*)$/,
    rooms: [...app, 'inspector'],
    packages: ['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', '@fontsource/inter'],
    types: [],
  },
  server: { holds: /^server\//, rooms: ['protocol', 'rules'], packages: serverPackages, types: [] },
  config: {
    holds: /^(?:vite\.config|tests\/support\/projects)\.ts$/,
    rooms: ['protocol', 'server', 'tests'],
    packages: ['node', 'vitest', '@vitest/browser-playwright', '@vanilla-extract/vite-plugin', '@vitejs/plugin-react'],
    types: [],
  },
  tests: {
    holds: /^tests\//,
    rooms: [...app, 'worker', 'inspector', 'root', 'server', 'config'],
    packages: [],
    types: [],
  },
};

const roomOf = (file: string) => Object.entries(table).find(([, { holds }]) => holds.test(file))?.[0];

const isAllowed = ({ from, specifier, isType, file }: Import): boolean => {
  const room = roomOf(from);
  const rules = room === undefined ? undefined : table[room];
  if (room === undefined || rules === undefined) return false;
  if (file === undefined) return isType || room === 'tests' || rules.packages.includes(packageOf(specifier));
  const target = roomOf(file) ?? 'nowhere';
  return target === room || rules.rooms.includes(target) || (isType && rules.types.includes(target));
};

const written = ({ from, specifier, isType }: Import) => `${from} ← ${isType ? 'type ' : ''}${specifier}`;

describe('who may import whom', () => {
  test('every file of the code belongs to a room', () => {
    expect(codeFiles.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('every import is one that the table allows', () => {
    expect(allImports.filter((one) => !isAllowed(one)).map(written)).toEqual([]);
  });

  test('the table refuses what it is there to refuse', () => {
    const from = (room: string, specifier: string, isType = false): Import => ({
      from: room,
      specifier,
      isType,
      isReexport: false,
      file: specifier.includes('.ts') ? specifier : undefined,
    });
    const refused = [
      from('machines/a.machine.ts', 'src/rules/games.ts'),
      from('machines/a.machine.ts', 'react'),
      from('machines/a.machine.ts', 'server/log.ts', true),
      from('src/rules/a.ts', 'valibot'),
      from('src/views/a.view.tsx', 'src/effects/a.effects.ts'),
      from('src/views/a.view.tsx', 'machines/a.machine.ts'),
      from('src/ui/field.tsx', 'src/views/a.view.tsx'),
      from('src/worker/a.ts', 'src/effects/a.effects.ts'),
      from('src/screens/a.tsx', 'src/worker/a.ts'),
      from('src/screens/a.tsx', '@statelyai/inspect'),
      from('src/views/a.view.tsx', 'src/inspector.ts'),
      from('src/ui/field.tsx', '@vanilla-extract/css'),
      from('src/protocol/a.ts', 'server/log.ts', true),
      from('server/log.ts', 'src/effects/a.effects.ts'),
      from('server/log.ts', 'react'),
    ];
    expect(refused.filter(isAllowed).map(written)).toEqual([]);
    expect(
      [
        from('machines/a.machine.ts', 'src/rules/games.ts', true),
        from('src/screens/a.tsx', 'machines/a.machine.ts'),
      ].every(isAllowed),
    ).toBe(true);
  });

  test('of the server only its door for development is open to the build', () => {
    const taken = allImports.filter(
      ({ from, file }) => from === 'vite.config.ts' && file?.startsWith('server/') === true,
    );
    expect(taken.map(({ file }) => file)).toEqual(['server/dev.ts']);
  });

  test('one file of the tests knows @xstate/test', () => {
    expect(allImports.filter(({ specifier }) => specifier === '@xstate/test').map(({ from }) => from)).toEqual([
      'tests/support/model/graph.ts',
    ]);
  });
});
