import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Site } from '../site.ts';
import { absoluteLinks, withAbsoluteLinks } from './absolute-links.ts';

function siteOf(html: string): Site {
  const plain = new TextEncoder().encode(html);
  const packed = { gzip: new Uint8Array(gzipSync(plain)) };
  return new Map([['/index.html', { type: 'text/html; charset=utf-8', etag: 'W/"1"', plain, packed }]]);
}
const site = siteOf('<head><meta property="og:image" content="/preview.png" /></head>');

describe('the general picture of links', () => {
  it('has a whole address in every form of the page, which is another page by its tag', () => {
    const page = withAbsoluteLinks(site, 'https://muster.example').get('/index.html');
    const wanted = '<head><meta property="og:image" content="https://muster.example/preview.png" /></head>';
    expect(new TextDecoder().decode(page?.plain)).toBe(wanted);
    expect(new TextDecoder().decode(gunzipSync(page?.packed.gzip ?? new Uint8Array()))).toBe(wanted);
    expect(page?.packed.br).toBeUndefined();
    expect(page?.etag).not.toBe('W/"1"');
  });

  it('stays as it is without a public address, or without an address in the page', () => {
    expect(withAbsoluteLinks(site, null)).toBe(site);
    const plain = siteOf('<head></head>');
    expect(withAbsoluteLinks(plain, 'https://muster.example').get('/index.html')).toBe(
      plain.get('/index.html'),
    );
  });
});

describe('the addresses in the tags of a page', () => {
  it('are whole, in links and in structured data; other links stay as they are', () => {
    const html = `<link rel="canonical" href="/rules" /><link rel="alternate" hreflang="x-default" href="/rules" />
      <link rel="stylesheet" href="/a.css" /><script type="application/ld+json">{"url":"/rules"}</script><a href="/faq">`;
    expect(absoluteLinks(html, 'https://m.example')).toBe(
      `<link rel="canonical" href="https://m.example/rules" /><link rel="alternate" hreflang="x-default" href="https://m.example/rules" />
      <link rel="stylesheet" href="/a.css" /><script type="application/ld+json">{"url":"https://m.example/rules"}</script><a href="/faq">`,
    );
  });
});
