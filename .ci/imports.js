const app = ['machines', 'rules', 'protocol', 'client', 'effects', 'ui', 'views', 'styles', 'pictures'];

/** The server's layers, from its foundation up: a file imports from its own layer and those before it, even types. */
const layers = [
  'clock',
  'ip-addresses',
  'redaction',
  'log',
  'root',
  'grouped',
  'settings',
  'secrets',
  'db/',
  'metrics',
  'jobs/',
  'http/',
  'context',
  'command',
  'sessions/',
  'mail/',
  'draws/',
  'tickets/',
  'results/',
  'accounts/',
  'draws-command',
  'health',
  'routes',
  'app',
  'serve',
  'dev',
  'finish-build',
  'start',
].map((layer) => ({
  element: `server/${layer.replace('/', '')}`,
  holds: `server/${layer}${layer.endsWith('/') ? '**' : '*.ts'}`,
}));

const serverPackages = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@node-rs/argon2',
  '@valibot/to-json-schema',
  'drizzle-orm',
  'hono',
  'ipaddr.js',
  'jose',
  'nodemailer',
  'p-limit',
  'papaparse',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'tsx',
  'valibot',
  'node:*',
];

/**
 * Who may import whom: an element's files may import themselves, the elements in `runs` and the packages; and only
 * types from the elements in `types`. Types of packages are free. A file belongs to the first element that matches it.
 */
const elements = [
  {
    // Knows nothing of this product, so that another app can use it.
    element: 'walk',
    holds: 'tests/walk/**',
    packages: ['@testing-library/react', '@xstate/react', '@xstate/test', 'react', 'vitest', 'xstate', 'xstate/graph'],
  },
  { element: 'tests', holds: 'tests/**', runs: ['**'], packages: ['**'] },
  { element: 'pictures', holds: 'src/**/*.svg' },
  {
    element: 'styles',
    holds: 'src/**/*.css.ts',
    runs: ['pictures'],
    packages: ['@vanilla-extract/css', '@fontsource/inter'],
  },
  { element: 'machines', holds: 'machines/**', packages: ['xstate'], types: app },
  { element: 'rules', holds: 'src/rules/**' },
  { element: 'protocol', holds: 'src/protocol/**', runs: ['rules'], packages: ['valibot'] },
  {
    element: 'client',
    holds: 'src/client/**',
    runs: ['protocol', 'rules'],
    packages: ['redaxios', 'valibot'],
    types: ['machines'],
  },
  {
    element: 'effects',
    holds: 'src/**/*.effects.ts',
    runs: ['client', 'protocol', 'rules'],
    packages: ['valibot', 'xstate'],
    types: ['machines'],
  },
  {
    element: 'ui',
    holds: 'src/ui/**',
    runs: ['styles', 'pictures'],
    packages: ['react', 'uplot', 'uplot/dist/uPlot.min.css'],
    types: ['rules'],
  },
  { element: 'inspector', holds: 'src/app/inspector.ts', packages: ['@statelyai/inspect'] },
  {
    element: 'worker',
    holds: 'src/worker/**',
    runs: ['protocol'],
    packages: ['workbox-routing', 'workbox-strategies'],
  },
  {
    element: 'root',
    holds: ['src/app/**', 'src/flows/**/*.screen.tsx'],
    runs: [...app, 'inspector'],
    packages: ['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', '@fontsource/inter'],
  },
  {
    element: 'views',
    holds: 'src/flows/**',
    runs: ['ui', 'rules', 'styles', 'pictures'],
    packages: ['react', '@xstate/react', 'wouter'],
    types: ['machines', 'protocol'],
  },
  ...layers.map((layer, at) => ({
    ...layer,
    runs: ['protocol', 'rules', ...layers.slice(0, at).map(({ element }) => element)],
    packages: serverPackages,
  })),
  {
    element: 'config',
    // A production install runs the build, so these packages are not development dependencies.
    holds: 'vite.config.ts',
    runs: ['protocol', 'server/dev', 'tests'],
    packages: ['@vanilla-extract/vite-plugin', '@vitejs/plugin-react', 'vite'],
  },
];

/** What an element may import, for eslint-plugin-boundaries. */
const policies = ({ element, runs = [], packages = [], types = [] }) => [
  { allow: { to: { file: { categories: [element, ...runs] } } } },
  { allow: { to: { module: { origin: ['external', 'core'], source: packages } } } },
  { allow: { to: { file: { categories: types } }, dependency: { kind: 'type' } } },
  { allow: { to: { module: { origin: ['external', 'core'] } }, dependency: { kind: 'type' } } },
];

/** What eslint-plugin-boundaries knows of the files. */
export const importSettings = {
  'boundaries/files': elements.map(({ element, holds }) => ({ category: element, pattern: holds })),
  'boundaries/files-single-match': true,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'boundaries/legacy-templates': false,
};

/** The table as rules, one block per element, in reverse order, because the last block that matches a file counts. */
export const imports = [
  { files: ['**/*.{ts,tsx}'], rules: { 'boundaries/no-unknown-files': 'error' } },
  ...elements
    .filter(({ holds }) => !holds.includes('.svg'))
    .toReversed()
    .map((element) => ({
      files: [element.holds].flat().map((files) => `**/${files}`),
      rules: {
        'boundaries/dependencies': [
          'error',
          { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies: policies(element) },
        ],
      },
    })),
];
