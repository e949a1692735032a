import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Features that a list builder never needs; closed to every page and frame. */
const CLOSED = [
  'accelerometer',
  'autoplay',
  'browsingTopics',
  'clipboardRead',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const;

/**
 * The worker that reads QR codes where the browser cannot. It alone may run WebAssembly: browsers
 * ask for that by the policy of the worker's own script (docs/security.md, "The camera").
 */
const DECODER = /^\/assets\/decoder-worker-[\w-]+\.js$/;

/** Puts the security headers on every answer, refusals and faults included. */
export function securityHeaders(): MiddlewareHandler {
  const usual = headersWith(SELF);
  const decoder = headersWith([...SELF, "'wasm-unsafe-eval'"]);
  return async (c, next) => (DECODER.test(c.req.path) ? decoder : usual)(c, next);
}

function headersWith(scriptSrc: string[]): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: SELF,
      scriptSrc,
      styleSrc: SELF,
      imgSrc: [...SELF, 'data:', 'blob:', 'https:'],
      fontSrc: SELF,
      connectSrc: SELF,
      workerSrc: SELF,
      manifestSrc: SELF,
      objectSrc: NONE,
      baseUri: SELF,
      formAction: SELF,
      frameAncestors: NONE,
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Sharing (`web-share`) is allowed to ourselves when it is not named, and naming it makes
    // desktop browsers that do not know it write a warning on every page.
    permissionsPolicy: {
      camera: ['self'],
      screenWakeLock: ['self'],
      clipboardWrite: ['self'],
      fullscreen: ['self'],
      ...Object.fromEntries(CLOSED.map((feature) => [feature, []])),
    },
    // Not plain `same-origin`: the app writes its printed pages into windows that it opens itself
    // and must keep hold of them whatever they go on to load. A page that opens this app still gets
    // no hold of it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // Left to the operator's proxy (TLS), or without a use here.
    strictTransportSecurity: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
