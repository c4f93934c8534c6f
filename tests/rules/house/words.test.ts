import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { codeFiles, filesBelow, nodesOf, placeOf, textOf, top } from './project.ts';

const isText = (file: string) => /\.(?:ts|tsx|js|css|html|json|md|sql|ya?ml|svg|conf|env|service)$|\/run$/.test(file);
const everything = [
  ...['.ci', '.github', 'deploy', 'docs', 'machines', 'server', 'src', 'tests']
    .flatMap(filesBelow)
    .filter((file) => isText(file) && !file.startsWith('.ci/reports/')),
  ...['README.md', 'compose.yaml', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'].filter((file) =>
    existsSync(join(top, file)),
  ),
];

const styled = ['src', 'server'].flatMap(filesBelow).filter((file) => /\.(?:ts|tsx|css)$/.test(file));

/** Where a pattern occurs in files, as path:line and the line. */
const occurrences = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

const isAsNever = (node: ts.Node) => ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword;
const nodes = codeFiles.flatMap(nodesOf);

describe('words that the code does without', () => {
  test('the type any, and never as a way round the types', () => {
    expect(nodes.filter((node) => node.kind === ts.SyntaxKind.AnyKeyword || isAsNever(node)).map(placeOf)).toEqual([]);
  });

  test('work left lying about, and errors waved through', () => {
    expect(occurrences(everything, /\bTO[D]O\b|\bFIX[M]E\b|\bX[X]X\b/)).toEqual([]);
    expect(occurrences(everything, /@ts-(?:ignore|nocheck|expect-error)/)).toEqual([]);
    expect(occurrences(codeFiles, /eslint-disable(?!.* -- \S)/)).toEqual([]);
  });

  test('tests that do not run, and modules that are not the real ones', () => {
    expect(occurrences(codeFiles, /\b(?:test|it|describe|suite|bench)\.(?:skip|skipIf|only|todo|fails)\b/)).toEqual([]);
    expect(occurrences(codeFiles, /\bvi\.(?:mock|doMock|hoisted)\b/)).toEqual([]);
    expect(occurrences(codeFiles, /data-test[i]d|getByTest[I]d/)).toEqual([]);
  });

  test('state and effects of their own in views', () => {
    const views = codeFiles.filter((file) => file.startsWith('src/views/'));
    expect(occurrences(views, /\buse(?:State|Effect|Reducer|LayoutEffect|Machine|ActorRef)\b/)).toEqual([]);
  });

  test('the world outside in charts', () => {
    const charts = codeFiles.filter((file) => file.startsWith('machines/'));
    expect(
      occurrences(
        charts,
        /\b(?:fetch|setTimeout|setInterval)\(|\b(?:localStorage|sessionStorage|Date\.now|Math\.random)\b/,
      ),
    ).toEqual([]);
  });

  test('colours outside the theme; mails carry their own', () => {
    const free = /^src\/ui\/theme\.css\.ts$|^server\/mail\/|^server\/.*outbox.*$/;
    const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab)\(/i;
    expect(
      occurrences(
        styled.filter((file) => !free.test(file)),
        colour,
      ),
    ).toEqual([]);
  });

  test('names of places on one machine', () => {
    const isSingular = (place: string) => place.split('/').length > 2;
    const places = [top, join(dirname(top), 'shared')].filter(isSingular).map((place) => `${place}/`);
    expect(everything.filter((file) => places.some((place) => textOf(file).includes(place)))).toEqual([]);
    expect(
      occurrences(
        everything.filter((file) => file !== 'tests/rules/house/words.test.ts'),
        /(?<![\w.])\/(?:home|Users|root)\//,
      ),
    ).toEqual([]);
  });
});
