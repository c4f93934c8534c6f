/** Name of the request header that carries the access token, unless the build sets another (SE-2). */
export const authorizationHeader = 'X-Authorization';

/** Value of that header for an access token (SE-2). */
export const authorizationValue = (access: string) => `Authorization ${access}`;

/** The claims of an access token, unverified: only the server can check them. Throws if it is not a token. */
export const claimsOf = (access: string): unknown =>
  JSON.parse(atob((access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
