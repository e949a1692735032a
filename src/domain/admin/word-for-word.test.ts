import { expect, it } from 'vitest';
import { wordForWord } from './word-for-word.ts';

it('puts single words into another language, as they were written, and leaves tags and all other words', () => {
  expect(wordForWord('<p class="new">New <b>missions</b>!</p>', 'es')).toBe(
    '<p class="new">Nuevo <b>misiones</b>!</p>',
  );
  expect(wordForWord('constructor of units', 'fr')).toBe('constructor de unités');
});
