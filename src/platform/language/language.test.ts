import { i18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import { activateLanguage, chooseLanguage } from './i18n.ts';
import { languageFrom, preferredLanguage, regionOf } from './language.ts';
import { addMessages } from './messages.ts';

describe('the form of dates and numbers', () => {
  it.each([
    ['en', ['fr-FR', 'en-GB', 'en-US'], 'en-GB'],
    ['es', ['en-GB'], 'es'],
    ['en', ['en-US@posix'], 'en'],
  ])('of %s in a browser with %j is that of %s', (language, browser, region) => {
    expect(regionOf(language, browser)).toBe(region);
  });

  it('is that of the browser in the interface', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    activateLanguage('en');
    const day = i18n.date('2026-11-28', { dateStyle: 'long', timeZone: 'UTC' });
    vi.unstubAllGlobals();
    activateLanguage('en');
    expect(day).toBe('28 November 2026');
  });
});

describe('the language', () => {
  it.each([
    ['fr', ['es'], 'fr'],
    [null, ['de-DE', 'es-MX', 'fr'], 'es'],
    ['xx', ['fr-CA'], 'fr'],
    [null, ['de'], 'en'],
    [null, [], 'en'],
  ] as const)('chosen %s, browser %j: %s', (chosen, browser, language) => {
    expect(languageFrom(chosen, browser)).toBe(language);
  });

  it('is shown, named in the page and remembered for the next visit when the player chooses it', () => {
    addMessages([['hello', ['Hello'], ['Hola'], ['Bonjour']]]);
    chooseLanguage('es');
    expect([i18n._('hello'), document.documentElement.lang, preferredLanguage()]).toEqual([
      'Hola',
      'es',
      'es',
    ]);
  });
});
