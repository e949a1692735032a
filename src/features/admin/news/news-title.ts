import type { NewsDraft } from '#data/admin/news.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { newsContent, newsPreview } from '#domain/reader/news-text.ts';

/** Returns the title of an item as its previews show it, and its key when it has no words yet. */
export function newsTitle(item: NewsDraft, language: Language): string {
  const content = { en: item.content_en, es: item.content_es, fr: item.content_fr };
  const { title } = newsPreview(newsContent({ content }, language));
  return title === '' ? item.translation_key : title;
}
