/**
 * Which build of the app this worker belongs to: what tells it from others, the addresses that have a page, and its
 * hashed files.
 */
export type Build = { readonly version: string; readonly pages: readonly string[]; readonly files: readonly string[] };

/** A page that the worker works for. */
type Client = { readonly id: string; readonly postMessage: (message: unknown) => void };

// TypeScript has either the types of a page or those of a worker: these are what Workbox and ours use of the latter.
declare global {
  interface ExtendableEvent extends Event {
    readonly waitUntil: (work: Promise<unknown>) => void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly clientId: string;
  }
}

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { readonly source: Client | null };
};

/** The parts of a service worker's world that ours uses. */
export type WorkerScope = {
  readonly lotteryBuild: Build;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void>; readonly get: (id: string) => Promise<Client | undefined> };
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ) => void;
};
