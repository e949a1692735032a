import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { activateLanguage, chooseLanguage } from './i18n.ts';
import { languageFrom, preferredLanguage } from './language.ts';

const loaders = {
  '/locales/en/messages.po': () => Promise.resolve({ messages: { hello: ['Hello'] } }),
  '/locales/es/messages.po': () => Promise.resolve({ messages: { hello: ['Hola'] } }),
  '/locales/fr/messages.po': () => Promise.reject(new Error('no network')),
};

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

  it('is shown, named in the page and remembered for the next visit when the player chooses it', async () => {
    expect(await chooseLanguage('es', loaders)).toEqual({ ok: true, language: 'es' });
    expect([i18n._('hello'), document.documentElement.lang, preferredLanguage()]).toEqual([
      'Hola',
      'es',
      'es',
    ]);
  });

  it('stays what it was when the messages of the new one cannot be fetched, and says so', async () => {
    await activateLanguage('es', loaders);
    expect(await activateLanguage('fr', loaders)).toEqual({
      ok: false,
      language: 'es',
      reason: 'not-loaded',
    });
    expect([i18n._('hello'), document.documentElement.lang]).toEqual(['Hola', 'es']);
  });
});
