import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
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
export const policyWith = (changes: Policy = {}): string =>
  Object.entries({ ...policy, ...changes })
    .map((directive) => directive.join(' '))
    .join('; ');

/** Puts the security headers on every answer that has not its own; a secure site is to stay one. */
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
