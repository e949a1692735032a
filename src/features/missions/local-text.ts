import type { Language, Names } from '#domain/catalogue/types.ts';

/** A text in the wanted language, or the English one when there is no translation. */
export function localText(
  item: { readonly text: string; readonly texts: Names },
  language: Language,
): string {
  return language === 'en' ? item.text : (item.texts[language] ?? item.text);
}
