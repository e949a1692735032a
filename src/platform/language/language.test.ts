import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './i18n.ts';
import { languageFrom, preferredLanguage } from './language.ts';
import { addMessages } from './messages.ts';

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
