import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './redaction.ts';
import type { Settings } from './settings.ts';

/** A new random token of 256 bits, in URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored in place of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares two texts in constant time. */
export const isSame = (given: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfToken(given)), Buffer.from(hashOfToken(right)));

/** The key that signs access tokens: the setting, or one generated once that only its owner can read. */
export const signingKey = async ({ tokenSecret, dataDir }: Pick<Settings, 'tokenSecret' | 'dataDir'>) => {
  const secret = Buffer.from(tokenSecret ?? storedSecret(dataDir));
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, true, ['sign', 'verify']);
};

const storedSecret = (folder: string): string => {
  const file = join(folder, 'token-secret');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, newToken(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} is damaged; remove it and restart: a new one is generated`);
  return secret;
};
