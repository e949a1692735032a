import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Site } from '../site.ts';
import { withAbsolutePicture } from './absolute-picture.ts';

function siteOf(html: string): Site {
  const plain = new TextEncoder().encode(html);
  const packed = { gzip: new Uint8Array(gzipSync(plain)) };
  return new Map([['/index.html', { type: 'text/html; charset=utf-8', etag: 'W/"1"', plain, packed }]]);
}
const site = siteOf('<head><meta property="og:image" content="/preview.png" /></head>');

describe('the general picture of links', () => {
  it('has a whole address in every form of the page, which is another page by its tag', () => {
    const page = withAbsolutePicture(site, 'https://muster.example').get('/index.html');
    const wanted = '<head><meta property="og:image" content="https://muster.example/preview.png" /></head>';
    expect(new TextDecoder().decode(page?.plain)).toBe(wanted);
    expect(new TextDecoder().decode(gunzipSync(page?.packed.gzip ?? new Uint8Array()))).toBe(wanted);
    expect(page?.packed.br).toBeUndefined();
    expect(page?.etag).not.toBe('W/"1"');
  });

  it('stays as it is where nobody said how the site is reached, or the page names none', () => {
    expect(withAbsolutePicture(site, null)).toBe(site);
    const plain = siteOf('<head></head>');
    expect(withAbsolutePicture(plain, 'https://muster.example')).toBe(plain);
  });
});
