import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

const links = (text: string) =>
  linkedText(text).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));

describe('a player’s text', () => {
  it('makes links of https addresses and leaves the words around them', () => {
    expect(linkedText('See https://example.org/a, then write.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', href: 'https://example.org/a', text: 'example.org/a' },
      { kind: 'text', text: ', then write.' },
    ]);
  });

  it('holds nothing but its own words, whatever it is', () => {
    const part = fc.constantFrom(
      'https://a.example',
      ' ',
      '(',
      ')',
      '.',
      '<b>',
      'x',
      '/p?q=1#z',
      '\n',
      '@',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (text) => {
          const joined = linkedText(text)
            .map((piece) => (piece.kind === 'link' ? piece.href : piece.text))
            .join('');
          expect(joined).toBe(text);
        },
      ),
    );
  });

  it.each([
    ['(https://example.org/a)', 'https://example.org/a'],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['https://example.org/a?b=1&c=2!', 'https://example.org/a?b=1&c=2'],
    ['“https://example.org/”', 'https://example.org/'],
    ['HTTPS://EXAMPLE.ORG/x', 'HTTPS://EXAMPLE.ORG/x'],
  ])('finds the address in %s', (text, href) => {
    expect(links(text)).toEqual([href]);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://localhost/x',
    'https://bank.example@evil.example/',
    'https://u:p@evil.example/',
    'ftp://example.org',
    '//example.org/x',
  ])('makes no link of %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('shows the host that is really meant, and cuts a long path', () => {
    const [foreign] = linkedText('https://ехаmple.org/');
    expect(foreign).toMatchObject({ text: expect.stringMatching(/^xn--/) as unknown });
    const [long] = linkedText(`https://example.org/${'a'.repeat(200)}`);
    expect(long).toMatchObject({ text: expect.stringMatching(/^example\.org\/a+…$/) as unknown });
    expect(long?.text.length).toBeLessThan(60);
  });
});
