import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The app's policy with some directives replaced or added by name. */
export const policyWith = (changes: Readonly<Record<string, string>> = {}): string =>
  [
    ...policy.filter((rule) => changes[rule.split(' ')[0] ?? ''] === undefined),
    ...Object.entries(changes).map((change) => change.join(' ')),
  ].join('; ');

const headers = {
  'Content-Security-Policy': policyWith(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Puts the security headers on every answer that has not its own; a secure site is to stay one. */
export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): MiddlewareHandler => {
  const all = publicUrl.startsWith('https:')
    ? { ...headers, 'Strict-Transport-Security': 'max-age=31536000' }
    : headers;
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(all)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
};
