import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, withTags } from './page-tags.ts';

const PAGE = `<!doctype html><html><head>
    <title>Muster</title>
    <meta
      name="description"
      content="Build lists."
    />
    <meta property="og:title" content="Muster" />
    <script src="/boot.js"></script>
  </head><body><div id="root"></div></body></html>`;

const tags = {
  title: 'Winter Raid – Muster',
  description: 'Northern Tribes · 170 pts',
  url: 'https://muster.example/shared-list/x',
  image: 'https://muster.example/preview.png',
  imageAlt: 'Shields',
};

/** Returns the content of a tag as a browser reads it. */
function contentOf(html: string, name: string): string | undefined {
  const found = new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found?.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

describe('withTags', () => {
  it('puts title, description and picture in place of the page’s own, and leaves the rest', () => {
    const html = withTags(PAGE, tags);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Winter Raid – Muster</title>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(contentOf(html, 'og:image')).toBe('https://muster.example/preview.png');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).toContain('<script src="/boot.js"></script>');
    expect(html).toContain('<body><div id="root"></div></body>');
  });

  it('lets no text out of its place, whatever a player wrote', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        '</title><img src=x onerror=alert(1)>',
        "$&$'$`",
        '\u202eabc',
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, (title, description) => {
        const html = withTags(PAGE, { ...tags, title, description });
        expect(html.match(/<script/g)).toHaveLength(1);
        expect(html.match(/<(?:title|img)/g)).toHaveLength(1);
        expect(html.match(/<meta /g)).toHaveLength(11);
        expect(contentOf(html, 'og:title')?.length ?? 0).toBeLessThanOrEqual(240);
      }),
    );
  });

  it('cuts what is long, and takes no direction of reading from it', () => {
    const html = withTags(PAGE, { ...tags, title: 'a\u202eb\n c', description: 'x'.repeat(500) });
    expect(contentOf(html, 'og:title')).toBe('a b c');
    expect(contentOf(html, 'og:description')).toBe(`${'x'.repeat(199)}…`);
  });

  it('leaves a document without a head alone', () => {
    expect(withTags('nothing', tags)).toBe('nothing');
    expect(escapeText('<&>')).toBe('&#60;&#38;&#62;');
  });
});
