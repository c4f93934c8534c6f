import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';

const top = dirname(dirname(fileURLToPath(import.meta.url)));

export default defineConfig(
  { ignores: ['dist/', 'data/', '.cache/', 'node_modules/', 'server/db/migrations/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: top } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // What the app provides to a chart has its type in the chart, parameters included, and does nothing there.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/ban-ts-comment': 'error',
      // The compiler allows no enums (erasableSyntaxOnly); to look at each assignment for one takes four seconds.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A type parameter that only names what a generic call makes is how ports and doubles are typed here.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    // Where React is: elsewhere they would only look for it.
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest']],
  },
  {
    // setup() reads a chart's types from `types: {} as {...}`, which this rule takes for needless.
    files: ['machines/**'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  {
    // act() needs an async function to flush promises, with or without an await inside.
    files: ['tests/**'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
);
