import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from './public-pages.ts';
import { sendRobots, sendSiteMap } from './site-map.ts';

const rules = {
  type: 'text/plain',
  etag: '"1"',
  plain: new TextEncoder().encode('User-agent: *\nDisallow: /s/\n'),
  packed: {},
};

function app(publicUrl: string | null): Hono {
  const hono = new Hono();
  hono.get('/sitemap.xml', sendSiteMap(publicUrl));
  hono.get('/robots.txt', sendRobots(new Map([['/robots.txt', rules]]), publicUrl));
  return hono;
}

describe('the site map', () => {
  it('names every public page in each language, at the address that the host has', async () => {
    const answer = await app('https://muster.example').request('http://inside:3000/sitemap.xml');
    const map = await answer.text();
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(map.match(/<loc>/g)).toHaveLength(PUBLIC_PAGES.length * 3);
    expect(map).toContain('<loc>https://muster.example/rules?lang=es</loc>');
    expect(map).toContain('hreflang="fr" href="https://muster.example/faq?lang=fr"');
    expect(map).not.toContain('inside');
  });

  it('is named in robots.txt behind the site’s own rules, by the request’s host where no other is known', async () => {
    const answer = await app(null).request('http://localhost:3000/robots.txt');
    expect(await answer.text()).toBe(
      'User-agent: *\nDisallow: /s/\n\nSitemap: http://localhost:3000/sitemap.xml\n',
    );
  });

  it('speaks of no host that only the request names', async () => {
    const robots = await app(null).request('http://evil.example/robots.txt');
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /s/\n');
    const map = await app(null).request('http://evil.example/sitemap.xml');
    expect(map.status).toBe(404);
    expect(await map.text()).not.toContain('evil');
  });
});
