import type { Handler, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';

type Policy = Readonly<Record<string, string>>;

const policy: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** The app's policy with some directives replaced or added by name. */
export const policyWith = (changes: Policy): string =>
  Object.entries({ ...policy, ...changes })
    .map((directive) => directive.join(' '))
    .join('; ');

/** Puts the security headers on every response that lacks its own, among them HSTS for an HTTPS site. */
export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, [sources]])),
    permissionsPolicy: { camera: [], displayCapture: [], geolocation: [], microphone: [], payment: [], usb: [] },
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000',
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    overwrite: false,
  });

export const securityTextPath = '/.well-known/security.txt';
const aYear = 365 * 24 * 3_600_000;

type Contact = { readonly settings: Pick<Settings, 'publicUrl' | 'securityContact'>; readonly clock: Clock };

/** Says where to report a vulnerability; expires a year after the request (SA-10, RFC 9116). */
export const securityText =
  ({ settings: { publicUrl, securityContact }, clock }: Contact): Handler =>
  (c) =>
    c.text(
      `Contact: ${securityContact}\n` +
        `Expires: ${new Date(clock.now() + aYear).toISOString()}\n` +
        'Preferred-Languages: en\n' +
        `Canonical: ${publicUrl}${securityTextPath}\n`,
    );
