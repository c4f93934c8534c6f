import { buildServerIfStale } from '../../../server/build/server.ts';

/** Builds the server that the tests start as a process. */
export const setup = (): Promise<void> => buildServerIfStale();
