/**
 * The words of the glossary: explained in every language, with the words that the glossary uses.
 */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UNIT_TYPES } from '#domain/catalogue/types.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';
import { type AllowedWord, pairTermFaults, translatedTerms } from './text-terms.ts';

const LANGUAGES = ['es', 'fr'] as const;

/** Words that look like a term and were read again. */
const ALLOWED: readonly AllowedWord[] = [
  // French for a spot, and for room; the term is Placer.
  { kind: 'english-word', term: 'Place', language: 'fr' },
  // The skill Throw Red Caps, whose name is not translated.
  { kind: 'english-word', term: 'Red Cap', language: 'es', at: 'characteristics/projectile' },
  { kind: 'english-word', term: 'Red Cap', language: 'fr', at: 'characteristics/projectile' },
];

const read = readCatalogue(join(import.meta.dirname, '../..'));
if (!read.ok) throw new Error('The catalogue has faults of its own.');
const files = read.value;

const textsOf = (language: string) =>
  files.glossaryTexts.find((each) => each.language === language)?.value ?? {};

it.each(LANGUAGES)('every term is explained in %s, and nothing that is no term', (language) => {
  for (const { kind, value } of files.glossary) {
    expect(Object.keys(textsOf(language)[kind] ?? {}).toSorted()).toEqual(
      value.map(({ id }) => id).toSorted(),
    );
    const withValue = value.filter((term) => term.value !== undefined).map(({ id }) => id);
    const translated = Object.entries(textsOf(language)[kind] ?? {}).filter(
      ([, { value: meaning }]) => meaning !== undefined,
    );
    expect(translated.map(([id]) => id).toSorted()).toEqual(withValue.toSorted());
  }
});

it.each(LANGUAGES)('every type of unit has a name in %s', (language) => {
  const names = files.locales.find((locale) => locale.language === language)?.value.unitTypes ?? {};
  expect(Object.keys(names).toSorted()).toEqual([...UNIT_TYPES].toSorted());
});

it.each(LANGUAGES)('explanations in %s call every term what the glossary calls it', (language) => {
  const pairs = files.glossary.flatMap(({ kind, value }) =>
    value.map(({ id, text }) => ({
      at: `${kind}/${id}`,
      english: text,
      local: textsOf(language)[kind]?.[id]?.text ?? '',
    })),
  );
  expect(pairTermFaults(pairs, language, translatedTerms(files, language), ALLOWED)).toEqual([]);
});
