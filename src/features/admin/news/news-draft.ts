import type { NewsDraft } from '#data/admin/admin-news.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { newsContent, newsPreview } from '#domain/reader/news-text.ts';

/** Returns the title of an item as its previews show it, and its key when it has no words yet. */
export function newsTitle(item: NewsDraft, language: Language): string {
  const content = { en: item.content_en, es: item.content_es, fr: item.content_fr };
  const { title } = newsPreview(newsContent({ content }, language));
  return title === '' ? item.translation_key : title;
}

/** The item with the words of a row that the log kept. */
export function restored(item: NewsDraft, row: Readonly<Record<string, unknown>>): NewsDraft {
  const of = <Value extends string | null>(name: keyof NewsDraft, otherwise: Value) => {
    const value = row[name];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    ...item,
    date: of('date', item.date),
    translation_key: of('translation_key', item.translation_key),
    content_en: of('content_en', item.content_en),
    content_es: of('content_es', item.content_es),
    content_fr: of('content_fr', item.content_fr),
  };
}
