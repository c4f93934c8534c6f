import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { imports } from './imports.js';

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

export default defineConfig(
  { ignores: ['dist/', 'data/', '.cache/', 'node_modules/', 'server/db/migrations/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-len': ['error', 120],
      'no-restricted-syntax': restrictedSyntax(),
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'hoisted'].map((property) => ({
          object: 'vi',
          property,
          message: 'Use the real module.',
        })),
      ],
      // Our own words, which gave way to the terms of the field.
      'id-denylist': [
        'error',
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
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'whoever'], location: 'anywhere' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A chart declares the types of what the app provides, parameters included, and does nothing there.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['vite.config.ts'],
    rules: { 'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }] },
  },
  ...imports,
  {
    // Only where there is React: elsewhere the rules would only search for it.
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    // Only effects touch the world outside.
    files: ['machines/**'],
    rules: {
      'no-restricted-syntax': restrictedSyntax(...nonLiterals, nameless),
      'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'localStorage', 'sessionStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
  {
    // Emails have their own colors.
    files: ['{src,server}/**/*.{ts,tsx}'],
    ignores: ['src/ui/theme.css.ts', 'server/{mail/**,results/results-mail.ts}'],
    rules: {
      'no-restricted-syntax': restrictedSyntax(colors),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/theme.css.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax(colors, listening, ...bareText) },
  },
  {
    files: ['src/flows/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': restrictedSyntax(colors, listening, ...bareText, {
        selector: 'Identifier[name=/^use(?:State|Effect|Reducer|LayoutEffect|Machine|ActorRef)$/]',
        message: 'Send an event: states and effects are in charts.',
      }),
    },
  },
  {
    files: ['tests/**'],
    ignores: ['tests/walk/graph.ts'],
    rules: { 'no-restricted-imports': ['error', '@xstate/test'] },
  },
);
