import type { Context, MiddlewareHandler } from 'hono';
import { chooseEncoding, ENCODINGS } from './accept.ts';
import { decodedPath } from './refuse-odd-paths.ts';
import type { Site, SiteFile } from './site.ts';

/**
 * Files under here carry a hash of their content in their name, so an address never changes what it
 * means.
 */
const HASHED = '/assets/';

/** Sends the file of the built app that the address names; passes on what it does not have. */
export function staticFiles(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const address = decodedPath(c.req.url) ?? '';
    const file = site.get(address);
    if (file !== undefined) return sendFile(c, file, cacheRule(address));
    if (address.startsWith(HASHED)) {
      return c.text('There is no such file.\n', 404, { 'Cache-Control': 'no-store' });
    }
    return next();
  };
}

/**
 * Responds with a file in the best form that the browser takes. `cacheControl` is the header's
 * value. Hono's `etag` makes a 304 of it for a browser that holds the current one.
 */
export function sendFile(
  c: Context,
  file: SiteFile,
  cacheControl: string,
  status: 200 | 404 = 200,
): Response {
  const headers: Record<string, string> = { ETag: file.etag, 'Cache-Control': cacheControl };
  const available = ENCODINGS.filter((encoding) => file.packed[encoding] !== undefined);
  if (available.length > 0) headers['Vary'] = 'Accept-Encoding';
  const encoding = chooseEncoding(c.req.header('accept-encoding'), available);
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  const bytes = (encoding === null ? undefined : file.packed[encoding]) ?? file.plain;
  return c.body(bytes, status, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(bytes.byteLength),
  });
}

function cacheRule(address: string): string {
  if (address.startsWith(HASHED)) return 'public, max-age=31536000, immutable';
  // Browsers must see a new page, and a new service worker, as soon as there is one.
  if (/(?:\.html|\/sw\.js)$/.test(address)) return 'no-cache';
  return 'public, max-age=300, must-revalidate';
}
