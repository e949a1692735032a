import type { NewsDraft } from '#data/admin/admin-news.ts';
import type { ReleaseHead } from '#data/admin/catalogue-review.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { newsContent, newsPreview } from '#domain/reader/news-text.ts';

/** Returns the title of an item as its previews show it, and its key when it has no words yet. */
export function newsTitle(item: NewsDraft, language: Language): string {
  const content = { en: item.content_en, es: item.content_es, fr: item.content_fr };
  const { title } = newsPreview(newsContent({ content }, language));
  return title === '' ? item.translation_key : title;
}

type ReleaseNotes = Pick<ReleaseHead, 'number' | 'note' | 'note_es' | 'note_fr'>;

/**
 * The item about a release of the catalogue: its note, and the way to what changed. A language
 * without a note has no text, so that the English one shows.
 */
export function aboutRelease(item: NewsDraft, { number, note, note_es, note_fr }: ReleaseNotes): NewsDraft {
  const compared = new URLSearchParams({ from: String(number - 1), to: String(number) });
  const address = asHtml(paths.catalogue(compared.toString()));
  const text = (said: string | null, link: string) =>
    said === null || said.trim() === ''
      ? null
      : `<p>${asHtml(said.trim())}</p>\n<p><a href="${address}">${link}</a></p>`;
  return {
    ...item,
    translation_key: `release-${number}`,
    content_en: text(note, `What changed in release ${number} of the catalogue`) ?? '',
    content_es: text(note_es, `Qué cambió en la versión ${number} del catálogo`),
    content_fr: text(note_fr, `Ce qui a changé dans la version ${number} du catalogue`),
  };
}

/** The text as HTML shows it. */
function asHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
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
