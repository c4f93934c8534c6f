const publicPaths = ['/', '/sign-in', '/sign-up', '/forgot-password', '/verification', '/account-verification'];
const publicPrefixes = ['/user/password-reset', '/user/activate'];

/** Whether a path can be seen without a stored user (NAV-3). Case matters (NAV-2). */
export const isPublic = (path: string) =>
  publicPaths.includes(path) || publicPrefixes.some((prefix) => path.startsWith(prefix));

/** Where a person is sent instead of a path, if anywhere (NAV-3, NAV-4). */
export const redirectFrom = (path: string, isSignedIn: boolean): string | undefined => {
  if (!isSignedIn) return isPublic(path) ? undefined : '/sign-in';
  return path === '/sign-in' || path === '/sign-up' ? '/megamillions' : undefined;
};
