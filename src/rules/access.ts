const publicPaths = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/verification',
  '/account-verification',
  '/help',
];
const publicPrefixes = ['/user/password-reset', '/user/activate', '/user/email-change'];

/** Whether a path can be seen without a stored user (NAV-3). Case matters (NAV-2). */
export const isPublic = (path: string) =>
  publicPaths.includes(path) || publicPrefixes.some((prefix) => path.startsWith(prefix));

/** Whether a path is of no use to somebody who is signed in (NAV-4). */
export const isForVisitors = (path: string) => path === '/sign-in' || path === '/sign-up';
