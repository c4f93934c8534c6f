import { describe, expect, test } from 'vitest';
import { missingUpdates } from '../../support/chromium/debian.ts';
import { findChromium, NoChromiumError, type Source } from '../../support/chromium/find.ts';

/** A machine on which some Chromiums start and others lack what they need, with sources that bring more or fail. */
const machine = (starting: readonly string[], broken: readonly string[] = []) => {
  const there = new Set([...starting, ...broken]);
  const said: string[] = [];
  const bringing = (path: string, failure?: Error): Source => ({
    what: `Chromium ${path}`,
    where: `/cache/${path}`,
    fetch: () => {
      if (failure !== undefined) throw failure;
      there.add(path);
    },
  });
  const find = (sources: readonly Source[] = []) =>
    findChromium({
      places: () => ['named', 'system', 'playwright', 'package'],
      starts: (path) => there.has(path) && !broken.includes(path),
      sources,
      say: (line) => void said.push(line),
    });
  return { said, bringing, find };
};

const failed = (message: string, stderr?: string) => Object.assign(new Error(message), { stderr });

describe('where the tests take their Chromium from', () => {
  test('the best place that has one, and nothing is fetched', () => {
    const { find, said, bringing } = machine(['package', 'system']);
    expect(find([bringing('playwright')])).toBe('system');
    expect(said).toEqual([]);
  });

  test('the next place, where the one in a better place does not start', () => {
    expect(machine(['package'], ['system', 'playwright']).find()).toBe('package');
  });

  test('the first source that brings one; a line says what is fetched, and where to', () => {
    const { find, said, bringing } = machine([]);
    expect(find([bringing('playwright'), bringing('package')])).toBe('playwright');
    expect(said).toEqual(['No Chromium is here: fetching Chromium playwright into /cache/playwright.']);
  });

  test('the next source, where one fails or brings what does not start', () => {
    const { find, said, bringing } = machine([], ['playwright']);
    expect(find([bringing('system', failed('offline')), bringing('playwright'), bringing('package')])).toBe('package');
    expect(said).toHaveLength(3);
  });

  test('what was fetched before is not fetched again', () => {
    const { find, said, bringing } = machine([]);
    find([bringing('package')]);
    expect(find([bringing('package')])).toBe('package');
    expect(said).toHaveLength(1);
  });

  test('nowhere: one sentence says what was tried, how each failed, and what to do', () => {
    const { find, bringing } = machine([], ['package']);
    const sources = [
      bringing(
        'playwright',
        failed('Command failed: node cli.js', 'Downloading\nError: no such host\n    at connect (net.js:1)'),
      ),
      bringing('package'),
      bringing('system', failed('ETIMEDOUT')),
    ];
    expect(() => find(sources)).toThrow(
      new NoChromiumError(
        'Walks and journeys need a Chromium, and none is here; Chromium playwright could not be fetched (Error: no such host); ' +
          'Chromium package does not start; Chromium system could not be fetched (ETIMEDOUT): install one, or set CHROMIUM_PATH to one.',
      ),
    );
  });
});

describe("Debian's security updates", () => {
  test('are added where a root has only the release', () => {
    expect(missingUpdates('http://mirror.example/debian/ bookworm\n')).toBe(
      'deb http://mirror.example/debian-security/ bookworm-security main',
    );
  });

  test('are not added where they are known, or where nothing says whose they would be', () => {
    expect(
      missingUpdates('http://a.example/debian/ bookworm\nhttp://a.example/debian-security/ bookworm-security\n'),
    ).toBeUndefined();
    expect(missingUpdates('http://a.example/packages/ stable\n')).toBeUndefined();
    expect(missingUpdates('')).toBeUndefined();
  });
});
