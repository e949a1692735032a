import { describe, expect, it } from 'vitest';
import { addressIn, drawnFile, languageFor, publicPageAt, withoutDrawnPages } from './public-pages.ts';

describe('a public page', () => {
  it.each([
    ['/', '/'],
    ['/landing', '/'],
    ['/landing/', '/'],
    ['/rules/', '/rules'],
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
    ['/rules/dice', undefined],
    ['/profile', undefined],
  ])('is found at %s: %s', (path, found) => {
    expect(publicPageAt(path)?.path).toBe(found);
  });

  it('has a file in each language and an address that names it', () => {
    const page = { path: '/rules', name: 'rules' };
    expect(drawnFile(page, 'fr')).toBe('/pages/fr/rules.html');
    expect([addressIn(page, 'en'), addressIn(page, 'fr')]).toEqual(['/rules', '/rules?lang=fr']);
  });
});

describe('the language to begin with', () => {
  it.each([
    ['es', 'fr', 'es'],
    ['xx', 'fr', 'fr'],
    [undefined, 'de-DE,de;q=0.9,es-MX;q=0.8,en;q=0.7', 'es'],
    [undefined, 'de', 'en'],
    [undefined, undefined, 'en'],
  ])('of %s and %s is %s', (asked, header, language) => {
    expect(languageFor(asked, header)).toBe(language);
  });
});

it('a site works without its prerendered pages', () => {
  const file = { type: 'text/html', etag: '"1"', plain: new Uint8Array(), packed: {} };
  const site = new Map(['/index.html', '/pages/en/rules.html'].map((address) => [address, file] as const));
  expect([...withoutDrawnPages(site).keys()]).toEqual(['/index.html']);
});
