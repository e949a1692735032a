import { expect, it } from 'vitest';
import { fieldWords } from './field-words.ts';

it.each([
  ['text', 'Explanation'],
  ['profile', 'Card'],
  ['texts.es', 'Spanish'],
  ['texts.es.text', 'Spanish · Explanation'],
  ['texts.fr.value', 'French · Meaning of the brackets'],
  ['names.fr', 'Name · French'],
  ['skillTexts.es.Patience.text', 'Sentences · Spanish · Patience'],
  ['profile.profiles[0].melee.dice', 'Row 1 · Melee · dice'],
])('the path %s is called %s', (path, words) => {
  expect(fieldWords(path, ({ message = '' }) => message)).toBe(words);
});
