/** What a worker's events can be told to wait for. */
type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void };

/** A request, and the id of the page that it is of. */
export type Asking = Lasting & { readonly request: Request; readonly clientId: string };

/** A page that the worker works for. */
type Client = { readonly id: string; readonly postMessage: (message: unknown) => void };

/**
 * Which build of the app this worker belongs to: what tells it from others, the addresses that have a page, and its
 * hashed files.
 */
export type Build = { readonly version: string; readonly pages: readonly string[]; readonly files: readonly string[] };

type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  fetch: Asking & { readonly respondWith: (answer: Promise<Response>) => void };
  message: Lasting & { readonly data: unknown; readonly source: Client | null };
};

/** The parts of a service worker's world that ours uses: TypeScript has either those of a page or those of a worker. */
export type WorkerScope = {
  readonly lotteryBuild: Build;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void>; readonly get: (id: string) => Promise<Client | undefined> };
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ) => void;
};
