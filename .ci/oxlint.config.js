import { defineConfig } from 'oxlint';
import { importSettings, imports } from './imports.js';

const color = String.raw`/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab)\(/i`;

const colors = {
  selector: `:matches(Literal[value=${color}], TemplateElement[value.raw=${color}])`,
  message: 'Colors are in src/ui/theme.css.ts.',
};

const listening = {
  selector: 'CallExpression[callee.property.name=/^(?:on|subscribe)$/]',
  message: 'A chart tells its parent, which it gets by input.',
};

// React keeps such a text node and throws if a translator has replaced it. The walks find those in variables and
// children.
const besideText = ':matches(JSXElement, JSXFragment, JSXExpressionContainer)';
const bareText = [`JSXText[value=/\\S/] ~ ${besideText}`, `${besideText} ~ JSXText[value=/\\S/]`].map((selector) => ({
  selector,
  message: 'A text beside something else stands in an element of its own.',
}));

// So that a reviewer can paste a chart into Stately, which reads nothing but literals. Mappers are exempt.
const inChart = 'CallExpression[callee.property.name="createMachine"] > ObjectExpression';
const mapper = 'Property[key.name=/^(?:params|input|context|output)$/]';
const literals = ':matches(Literal, ObjectExpression, ArrayExpression, ArrowFunctionExpression)';
const nonLiterals = [
  ':matches(SpreadElement, Property:matches([computed=true], [method=true], [shorthand=true]))',
  `Property > .value:not(${literals})`,
  `ArrayExpression > :not(Literal, ObjectExpression, ArrayExpression)`,
  `Property:not(${mapper}) > ArrowFunctionExpression.value`,
  'ArrowFunctionExpression[body.type="BlockStatement"]',
].map((what) => ({
  selector: `${inChart} ${what}:not(ArrowFunctionExpression *)`,
  message:
    'Write the chart out as a literal; a function in it is the one expression of params, input, context or output.',
}));
const invoke = 'Property[key.name="invoke"]';
const nameless = {
  selector: `:matches(${invoke}, ${invoke} > ArrayExpression) > ObjectExpression:not(:has(> Property[key.name="id"]))`,
  message: 'Give what a state invokes an id.',
};

const retired = String.raw`/\bwhoever\b/i`;

/** Syntax that is banned everywhere; `more` is also banned in some folder. */
const restrictedSyntax = (...more) => [
  'error',
  { selector: 'TSAsExpression > TSNeverKeyword', message: 'Say the type that it has.' },
  {
    selector: ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write its parts out.',
  },
  {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
    message: 'Import it from its own file.',
  },
  {
    selector:
      'MemberExpression[object.name=/^(?:test|it|describe|suite|bench)$/][property.name=/^(?:skip|skipIf|only|todo|fails)$/]',
    message: 'Every test runs.',
  },
  {
    selector: ':matches(Identifier[name=/ByTestId$/], JSXIdentifier[name="data-testid"], Literal[value="data-testid"])',
    message: 'Find it by its role and name.',
  },
  {
    selector:
      'CallExpression[callee.object.name="vi"][callee.property.name=/^wait/]:not([arguments.1.name="waitTimeout"])',
    message: 'Wait by expect.poll, or for the waitTimeout that only a dead machine reaches.',
  },
  {
    selector: `:matches(Literal[value=${retired}], TemplateElement[value.raw=${retired}], JSXText[value=${retired}])`,
    message: 'Write the sentence anew: who does what?',
  },
  ...more,
];

// Our own words, which gave way to the terms of the field.
const retiredNames = [
  'trouble',
  'troubles',
  'complaints',
  'patience',
  'farewell',
  'unsound',
  'heldPromise',
  'heldCallback',
  'doubtVersion',
  'followDoubts',
  'isDoubtful',
  'RefusedCall',
  'refusalText',
  'besidePaths',
  'openDoor',
  'wish',
  'wishes',
  'changeMailWish',
  'keepWish',
  'refusal',
  'refusals',
  'fault',
  'wayOn',
  'stoodAt',
  'Deeds',
  'Sight',
  'sightOf',
  'Hands',
  'Moment',
  'unnoticeable',
  'conceivableRuns',
  'ToastCorner',
];

/** Rules beyond oxlint's category of correctness. */
const stricter = {
  'no-array-constructor': 'error',
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'whoever'], location: 'anywhere' }],
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'id-denylist': ['error', ...retiredNames],
  'no-restricted-properties': [
    'error',
    ...['mock', 'doMock', 'hoisted'].map((property) => ({ object: 'vi', property, message: 'Use the real module.' })),
  ],
  // A chart declares the types of what the app provides, parameters included, and does nothing there.
  'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  'import/no-cycle': ['error', { ignoreTypes: false }],
  'react/rules-of-hooks': 'error',
  'react/unsupported-syntax': 'error',
  'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
  'typescript/consistent-type-imports': 'error',
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

// Patterns are relative to this folder, so they begin with `**/`.
export default defineConfig({
  ignorePatterns: ['dist/', 'data/', '.cache/', 'node_modules/', 'server/db/migrations/'],
  plugins: ['eslint', 'typescript', 'oxc', 'import', 'react'],
  jsPlugins: ['eslint-plugin-boundaries', { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  settings: importSettings,
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: { ...stricter, 'eslint-js/max-len': ['error', 120], 'eslint-js/no-restricted-syntax': restrictedSyntax() },
    },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['**/vite.config.ts'],
      rules: { 'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }] },
    },
    ...imports,
    {
      files: ['**/machines/**'],
      rules: {
        // setup() reads a chart's types from `types: {} as {...}`, which this rule takes for needless.
        'typescript/no-unnecessary-type-assertion': 'off',
        // Only effects touch the world outside.
        'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'localStorage', 'sessionStorage'],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now' },
          { object: 'Math', property: 'random' },
        ],
        'eslint-js/no-restricted-syntax': restrictedSyntax(...nonLiterals, nameless),
      },
    },
    {
      // Emails have their own colors.
      files: ['**/server/**/*.{ts,tsx}'],
      excludeFiles: ['**/tests/**', '**/server/{mail/**,results/results-mail.ts}'],
      rules: { 'eslint-js/no-restricted-syntax': restrictedSyntax(colors) },
    },
    {
      files: ['**/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/src/ui/theme.css.ts'],
      rules: { 'eslint-js/no-restricted-syntax': restrictedSyntax(colors, listening, ...bareText) },
    },
    {
      files: ['**/src/flows/**/*.{ts,tsx}'],
      rules: {
        'eslint-js/no-restricted-syntax': restrictedSyntax(colors, listening, ...bareText, {
          selector: 'Identifier[name=/^use(?:State|Effect|Reducer|LayoutEffect|Machine|ActorRef)$/]',
          message: 'Send an event: states and effects are in charts.',
        }),
      },
    },
    {
      files: ['**/tests/**'],
      rules: {
        // act() needs an async function to flush promises, with or without an await inside.
        'typescript/require-await': 'off',
        // Elements in a table of cases are not rendered side by side.
        'react/jsx-key': 'off',
        // Status codes sort alike as texts and as numbers.
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['**/tests/**'],
      excludeFiles: ['**/tests/walk/graph.ts'],
      rules: { 'no-restricted-imports': ['error', '@xstate/test'] },
    },
  ],
});
