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

/** Whether a path is open to visitors (NAV-3). Case matters (NAV-2). */
export const isPublic = (path: string) =>
  publicPaths.includes(path) || publicPrefixes.some((prefix) => path.startsWith(prefix));

/** Whether a path is for visitors only (NAV-4). */
export const isForVisitors = (path: string) => path === '/sign-in' || path === '/sign-up';
