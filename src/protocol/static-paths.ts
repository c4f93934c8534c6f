/** What the server has beside the API: a sign of life, which build of the app it serves, and the app's worker. */
export const staticPaths = { health: '/healthz', version: '/version.txt', worker: '/sw.js' } as const;

/** What a page has under this name in its head is the build that it is of. */
export const versionName = 'version';
