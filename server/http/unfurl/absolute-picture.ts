import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '../site.ts';

const RELATIVE = /(<meta\s+property="og:image"\s+content=")(\/[^"]*")/;

/**
 * The site with the whole address of the general picture in its page: chats do not look for a picture at an address without a
 * host. Without a public address, and for a page without such a tag, the site as it was.
 */
export function withAbsolutePicture(site: Site, publicUrl: string | null): Site {
  if (publicUrl === null) return site;
  const page = site.get('/index.html');
  if (page === undefined) return site;
  const html = new TextDecoder().decode(page.plain);
  const absolute = html.replace(RELATIVE, (_, begin: string, rest: string) => `${begin}${publicUrl}${rest}`);
  if (absolute === html) return site;
  const plain = new TextEncoder().encode(absolute);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const packed = {
    ...(page.packed.br === undefined ? {} : { br: new Uint8Array(brotliCompressSync(plain)) }),
    ...(page.packed.gzip === undefined ? {} : { gzip: new Uint8Array(gzipSync(plain)) }),
  };
  return new Map([...site, ['/index.html', { type: page.type, etag: `W/"${hash}"`, plain, packed }]]);
}
