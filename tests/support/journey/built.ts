import { buildIfStale } from '../../../server/http/build.ts';

/** Builds the app once for a run of the journeys, as `npm start` does. */
export const setup = () => buildIfStale();
