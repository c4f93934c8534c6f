import { errors, jwtVerify, SignJWT } from 'jose';
import type { AppContext } from '../context.ts';
import type { SignedIn } from '../http/requests.ts';

/** How long an access token works, in seconds (SV-4). */
const lifetime = 15 * 60;

/** A signed access token for a session's user. */
export const accessTokenFor = (
  { userId, sessionId }: SignedIn,
  { clock, signingKey }: Pick<AppContext, 'clock' | 'signingKey'>,
): Promise<string> => {
  const now = Math.floor(clock.now() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(signingKey);
};

/** Whose access token this is; undefined when it is forged or damaged, has ended, or never ends (SA-9). */
export const readAccessToken = async (
  token: string,
  { clock, signingKey }: Pick<AppContext, 'clock' | 'signingKey'>,
): Promise<SignedIn | undefined> => {
  try {
    const { payload: claims } = await jwtVerify(token, signingKey, {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: new Date(clock.now()),
    });
    const { sub, sid } = claims;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
