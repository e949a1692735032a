import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { activateLanguage } from './i18n.ts';

afterEach(() => {
  vi.resetModules();
});

it('begins in English when the wanted language cannot be fetched at the very start', async () => {
  const loaders = { '/locales/en/messages.po': () => Promise.resolve({ messages: { hello: ['Hello'] } }) };
  expect(await activateLanguage('fr', loaders)).toEqual({ ok: false, language: 'en', reason: 'not-loaded' });
  expect([i18n._('hello'), document.documentElement.lang]).toEqual(['Hello', 'en']);
});

it('adds a book of words to the language in view and to each one after it, and says when it cannot', async () => {
  // Which books are open is remembered by the module: this test has one of its own.
  const { activateLanguage: activate, openBook } = await import('./i18n.ts');
  const { i18n: words } = await import('@lingui/core');
  const loaders = {
    '/locales/en/messages.po': () => Promise.resolve({ messages: { hello: ['Hello'] } }),
    '/locales/en/account.po': () => Promise.resolve({ messages: { in: ['Sign in'] } }),
    '/locales/es/messages.po': () => Promise.resolve({ messages: { hello: ['Hola'] } }),
    '/locales/es/account.po': () => Promise.resolve({ messages: { in: ['Entrar'] } }),
    '/locales/fr/messages.po': () => Promise.resolve({ messages: { hello: ['Bonjour'] } }),
  };
  await activate('en', loaders);
  await expect(openBook('account', {})).rejects.toThrow('There are no words account in en');
  await openBook('account', loaders);
  expect([words._('hello'), words._('in')]).toEqual(['Hello', 'Sign in']);
  await activate('es', loaders);
  expect([words._('hello'), words._('in')]).toEqual(['Hola', 'Entrar']);
  expect(await activate('fr', loaders)).toEqual({ ok: false, language: 'es', reason: 'not-loaded' });
  expect(words._('in')).toBe('Entrar');
});
