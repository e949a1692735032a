import english from '#locales/en/card-words.json' with { type: 'json' };
import type { CardWords } from '#domain/catalogue/texts/card-words.ts';
import type { Language } from '#domain/catalogue/types.ts';

const WORDS = import.meta.glob<CardWords>('/locales/*/card-words.json', { eager: true, import: 'default' });

/** The words of unit cards in one language: what symbols buy, labels, the letters of the dice. */
export function cardWords(language: Language): CardWords {
  return WORDS[`/locales/${language}/card-words.json`] ?? english;
}
