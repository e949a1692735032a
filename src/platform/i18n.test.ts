import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { activateLanguage } from './i18n.ts';

it('begins in English when the wanted language cannot be fetched at the very start', async () => {
  const loaders = { '/locales/en/messages.po': () => Promise.resolve({ messages: { hello: ['Hello'] } }) };
  expect(await activateLanguage('fr', loaders)).toEqual({ ok: false, language: 'en', reason: 'not-loaded' });
  expect([i18n._('hello'), document.documentElement.lang]).toEqual(['Hello', 'en']);
});
