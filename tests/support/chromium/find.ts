/** Something that brings a Chromium. `fetch` puts it where it is looked for, and throws what kept it from that. */
export type Source = { readonly what: string; readonly where: string; readonly fetch: () => unknown };

export type Search = {
  /** Where a Chromium may be, the best place first; asked again after each fetch. */
  readonly places: () => readonly string[];
  readonly starts: (path: string) => boolean;
  readonly sources: readonly Source[];
  readonly say: (line: string) => void;
};

/** There is no Chromium and none could be had; the message is one sentence for a person. */
export class NoChromiumError extends Error {
  override readonly name = 'NoChromiumError';
}

/** The first Chromium that starts; where none does, each source is asked until one brings such a one. Throws NoChromiumError. */
export const findChromium = ({ places, starts, sources, say }: Search): string => {
  const there = places().find(starts);
  if (there !== undefined) return there;
  const reasons: string[] = [];
  for (const { what, where, fetch } of sources) {
    say(`No Chromium is here: fetching ${what} into ${where}.`);
    try {
      fetch();
      const fetched = places().find(starts);
      if (fetched !== undefined) return fetched;
      reasons.push(`${what} does not start`);
    } catch (error) {
      reasons.push(`${what} could not be fetched (${reasonOf(error)})`);
    }
  }
  throw new NoChromiumError(
    `Walks and journeys need a Chromium, and none is here${reasons.map((reason) => `; ${reason}`).join('')}: install one, or set CHROMIUM_PATH to one.`,
  );
};

const reasonOf = (error: unknown): string => {
  const { message, stderr } = error as { readonly message: string; readonly stderr?: string | null };
  const lines = `${stderr ?? ''}\n${message}`.split('\n').map((line) => line.trim());
  return lines.find((line) => /\b(?:error|E:)/i.test(line)) ?? message;
};
