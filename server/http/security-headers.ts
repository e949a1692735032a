import type { MiddlewareHandler } from 'hono';
import { setHeaders } from './set-headers.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Allows the features that the app uses to itself, and closes those that a list builder never needs
 * to every page and frame. Sharing (`web-share`) is allowed to ourselves when it is not named, and
 * naming it makes desktop browsers that do not know it write a warning on every page.
 */
const PERMISSIONS_POLICY = [
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  // Not plain `same-origin`: the app writes its printed pages into windows that it opens itself and
  // must keep hold of them whatever they go on to load. A page that opens this app still gets no
  // hold of it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Puts the security headers on every answer, refusals and faults included. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    setHeaders(c, SECURITY_HEADERS);
  };
}
