import english from '#locales/en/card-words.json' with { type: 'json' };
import spanish from '#locales/es/card-words.json' with { type: 'json' };
import french from '#locales/fr/card-words.json' with { type: 'json' };
import type { CardWords } from '#domain/catalogue/card-words.ts';
import type { Language } from '#domain/catalogue/types.ts';

const WORDS: Readonly<Record<Language, CardWords>> = { en: english, es: spanish, fr: french };

/** The words of unit cards in one language: what symbols buy, labels, the letters of the dice. */
export function cardWords(language: Language): CardWords {
  return WORDS[language];
}
