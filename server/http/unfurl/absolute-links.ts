import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site, SiteFile } from '../site.ts';

/**
 * The tags that readers from elsewhere use: the picture of a page, its own address, its other
 * languages.
 */
const RELATIVE =
  /(<(?:meta\s+property="og:(?:image|url)"\s+content|link\s+rel="(?:canonical|alternate)"(?:\s+hreflang="[\w-]+")?\s+href)=")(\/[^"]*")/g;

/**
 * The page with whole addresses where it speaks to chats and search engines, which look for none
 * without a host.
 */
export function absoluteLinks(html: string, publicUrl: string): string {
  return html
    .replaceAll(RELATIVE, (_, begin: string, rest: string) => `${begin}${publicUrl}${rest}`)
    .replaceAll('"url":"/', () => `"url":"${publicUrl}/`);
}

/** The site with whole addresses in all its pages. Without a public address the site as it was. */
export function withAbsoluteLinks(site: Site, publicUrl: string | null): Site {
  if (publicUrl === null) return site;
  const pages = [...site].filter(([address]) => address.endsWith('.html'));
  return new Map([...site, ...pages.map(([address, page]) => [address, whole(page, publicUrl)] as const)]);
}

/**
 * Returns a page with whole addresses. `isLasting` says that it is made once and sent often. Else
 * it is packed in the quickest form, as for a host without a public address, whose pages contain
 * the request's own.
 */
export function whole(page: SiteFile, publicUrl: string, isLasting = true): SiteFile {
  const html = new TextDecoder().decode(page.plain);
  const absolute = absoluteLinks(html, publicUrl);
  if (absolute === html) return page;
  const plain = new TextEncoder().encode(absolute);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const { br, gzip } = page.packed;
  const packed = {
    ...(br === undefined || !isLasting ? {} : { br: new Uint8Array(brotliCompressSync(plain)) }),
    ...(gzip === undefined ? {} : { gzip: new Uint8Array(gzipSync(plain)) }),
  };
  return { type: page.type, etag: `W/"${hash}"`, plain, packed };
}
