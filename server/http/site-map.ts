import type { MiddlewareHandler } from 'hono';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { ownOrigin } from './own-origin.ts';
import { addressIn, PUBLIC_PAGES } from './public-pages.ts';
import type { Site } from './site.ts';
import { escapeText } from './unfurl/page-tags.ts';

/**
 * The site map (sitemaps.org): every public page with its languages. `origin` is how the site is
 * reached.
 */
export function siteMap(origin: string): string {
  const entries = PUBLIC_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => {
      const others = LANGUAGES.map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeText(origin + addressIn(page, each))}"/>`,
      );
      return `<url><loc>${escapeText(origin + addressIn(page, language))}</loc>${others.join('')}</url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/**
 * Responds with /sitemap.xml, whose addresses must be whole: 404 when the origin of the site is not
 * known.
 */
export function sendSiteMap(publicUrl: string | null): MiddlewareHandler {
  return async (c) => {
    const origin = ownOrigin(c, publicUrl);
    if (origin === null) return c.text('Set PUBLIC_URL for a site map.', 404);
    return c.body(siteMap(origin), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  };
}

/**
 * Responds with /robots.txt: the site's own rules, and the address of the site map when it is
 * known.
 */
export function sendRobots(site: Site, publicUrl: string | null): MiddlewareHandler {
  return async (c) => {
    const rules = new TextDecoder().decode(site.get('/robots.txt')?.plain);
    const origin = ownOrigin(c, publicUrl);
    const map = origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
    return c.text(`${rules.trimEnd()}\n${map}`, 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  };
}
