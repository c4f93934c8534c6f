/** Name of the request header that carries the access token, unless the build sets another (SE-2). */
export const authorizationHeader = 'X-Authorization';

/** Value of that header for an access token (SE-2). */
export const authorizationValue = (access: string) => `Authorization ${access}`;

/** The claims of an access token, unverified: only the server can check them. Throws if it is not a token. */
export const claimsOf = (access: string): unknown =>
  JSON.parse(atob((access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

/** The id of an access token's player, unverified; undefined if it doesn't say. */
export const playerOf = (access: string): string | undefined => {
  try {
    const { sub } = claimsOf(access) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};
