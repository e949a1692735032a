import type { Context } from 'hono';

/** This machine, and addresses that lead nowhere outside of a home or a hall. */
const NEAR = [
  /^(?:[a-z0-9-]+\.)*localhost$/,
  /^127(?:\.\d{1,3}){3}$/,
  /^10(?:\.\d{1,3}){3}$/,
  /^192\.168(?:\.\d{1,3}){2}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}$/,
  /^169\.254(?:\.\d{1,3}){2}$/,
  /^\[(?:::1|f[cd][0-9a-f]{2}:[0-9a-f:]*|fe80:[0-9a-f:]*)\]$/,
];

/**
 * Returns the origin by which the site is reached from outside: PUBLIC_URL, else the origin of the
 * request if that names this machine or its own network. Null for any other host: the sender can
 * write any name there, and a cache in front would pass it on.
 */
export function ownOrigin(c: Context, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl;
  const { origin, hostname } = new URL(c.req.url);
  return NEAR.some((pattern) => pattern.test(hostname)) ? origin : null;
}
