/** What the server has besides the API: a health check, the build that it serves, and the app's worker. */
export const staticPaths = { health: '/healthz', version: '/version.txt', worker: '/sw.js' } as const;

/** The name of the meta tag with the build that a page belongs to. */
export const versionName = 'version';
