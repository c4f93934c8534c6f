/**
 * The build of the app that this worker belongs to: its version, the addresses that have a page, and its hashed files.
 */
export type Build = { readonly version: string; readonly pages: readonly string[]; readonly files: readonly string[] };

/** A page that the worker controls. */
type Client = { readonly id: string; readonly postMessage: (message: unknown) => void };

// TypeScript has the types of a page or a worker, not both: these are the worker's that Workbox and our code use.
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

/** The parts of a service worker's global scope that ours uses. */
export type WorkerScope = {
  readonly lotteryBuild: Build;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void>; readonly get: (id: string) => Promise<Client | undefined> };
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ) => void;
};
