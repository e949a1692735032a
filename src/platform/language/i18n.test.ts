import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { activateLanguage } from './i18n.ts';
import { addMessages } from './messages.ts';

const shown = () => [i18n._('hello'), i18n._('later'), document.documentElement.lang];

it('switches the language of modules that loaded before and after the switch', () => {
  addMessages([['hello', ['Hello'], ['Hola'], ['Bonjour']]]);
  activateLanguage('es');
  addMessages([['later', 'Later', 'Luego', 'Plus tard']]);
  expect(shown()).toEqual(['Hola', 'Luego', 'es']);
  activateLanguage('fr');
  expect(shown()).toEqual(['Bonjour', 'Plus tard', 'fr']);
  activateLanguage('en');
  expect(shown()).toEqual(['Hello', 'Later', 'en']);
});

it('does not notify React when a module adds its messages', () => {
  activateLanguage('en');
  let changes = 0;
  const stop = i18n.on('change', () => {
    changes += 1;
  });
  addMessages([['more', ['More'], ['Más'], ['Plus']]]);
  stop();
  expect([changes, i18n._('more')]).toEqual([0, 'More']);
});

it('shows a text without values letter by letter', () => {
  activateLanguage('en');
  addMessages([['braces', 'Save {name}', 'Guardar {name}', 'Enregistrer {name}']]);
  expect(i18n._('braces', { name: 'it' })).toBe('Save {name}');
});
