import * as v from 'valibot';
import { wordForWord } from '#domain/admin/word-for-word.ts';
import type { StoredLanguage } from '#domain/catalogue/types.ts';
import { callFunction } from './act.ts';

/** The source of a translation: the service, the small glossary word for word, or nobody. */
export type Translator = 'service' | 'glossary' | 'nobody';

const reply = v.object({ translations: v.array(v.string()) });

/**
 * Translates texts, as many and in the same order (docs/product.md, "Translation help"). Where the
 * service cannot, a small glossary is used word for word for Spanish and French, else the texts
 * stay as they are; `by` says which. Never rejects.
 */
export async function translateTexts(
  texts: readonly string[],
  language: StoredLanguage,
): Promise<{ readonly texts: readonly string[]; readonly by: Translator }> {
  try {
    const body = { texts, targetLanguage: language.toUpperCase(), formality: 'more' };
    const { translations } = v.parse(reply, await callFunction('translate', body));
    if (translations.length === texts.length) return { texts: translations, by: 'service' };
  } catch {
    // The glossary translates instead.
  }
  if (language === 'en') return { texts, by: 'nobody' };
  return { texts: texts.map((text) => wordForWord(text, language)), by: 'glossary' };
}
