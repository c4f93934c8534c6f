import { describe, expect, test } from 'vitest';
import { charts, fileOf } from '../../support/charts/charts.ts';

const camelCase = (stem: string) => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('every chart', () => {
  test.each(charts)('$stem says what it is about', ({ stem, machine }) => {
    expect(machine.root.description ?? '', `${fileOf(stem)}: add a description for a reviewer of the product`).toMatch(
      /^[A-Z].*\.$/,
    );
  });

  test.each(charts)('$stem has the id that its file is named after', ({ stem, machine }) => {
    expect(machine.id, `${fileOf(stem)}: let the id be '${camelCase(stem)}', or rename the file`).toBe(camelCase(stem));
  });
});
