import { describe, expect, it } from 'vitest';
import { isAllowed, withFragment, withQuery } from './redirect.ts';

const SITE = {
  siteUrl: 'https://muster.example/app',
  redirectUrls: ['https://*.muster.example/**', 'muster://callback', 'https://club.example/sign-in?'],
};

describe('the address where a link of a mail leads', () => {
  it.each([
    'https://muster.example',
    'https://muster.example/profile?tab=1#top',
    'https://beta.muster.example/a/b.html',
    'muster://callback',
    'muster://callback#any',
    'https://club.example/sign-ins',
    'http://localhost:5173/x',
    'http://app.localhost/',
    'http://127.0.0.1:8080/',
    'http://[::1]:3000/',
  ])('may be %s', (address) => {
    expect(isAllowed(address, SITE)).toBe(true);
  });

  it.each([
    '',
    '/profile',
    'javascript:alert(1)',
    'https://evil.example/',
    'https://muster.example.evil.example/',
    'https://evil.example/https://muster.example/',
    'https://muster.example@evil.example/',
    'https://player:secret@muster.example/',
    'https://evil.example\\@muster.example/',
    'https://muster.example:8443/',
    'http://muster.example/',
    'https://a.b.muster.example/',
    'https://xmuster.example/',
    'https://club.example/sign-in',
    'https://club.example/sign-in/',
    'muster://callback/more',
    'https://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    ' https://muster.example/',
    'https://muster.example/\u0000',
    'https://muster.example/\tx',
  ])('may not be %j', (address) => {
    expect(isAllowed(address, SITE)).toBe(false);
  });

  it('may be on any port of this machine where the site is on it too', () => {
    const local = { siteUrl: 'https://localhost:3000', redirectUrls: [] };
    expect(isAllowed('https://localhost:4000/', local)).toBe(true);
    expect(isAllowed('https://127.0.0.1:4000/', local)).toBe(false);
  });

  it('takes no letter of a pattern for a sign of a regular expression', () => {
    const settings = { siteUrl: 'https://muster.example', redirectUrls: ['https://a.b/(c+)'] };
    expect(isAllowed('https://a.b/(c+)', settings)).toBe(true);
    expect(isAllowed('https://a.b/cc', settings)).toBe(false);
    expect(isAllowed('https://axb/(c+)', settings)).toBe(false);
  });

  it('keeps its own values when others are added', () => {
    expect(withQuery('https://a.example/x?tab=1#top', { code: 'a&b' })).toBe(
      'https://a.example/x?tab=1&code=a%26b#top',
    );
    expect(withFragment('https://a.example/x?tab=1', { error: 'no way' })).toBe(
      'https://a.example/x?tab=1#error=no+way',
    );
  });
});
