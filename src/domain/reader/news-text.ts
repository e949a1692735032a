import type { Language, StoredLanguage } from '../catalogue/types.ts';

/** An item of the news (docs/product.md, "News"). `date`: a day as `2026-11-21`. */
export type NewsItem = {
  readonly id: string;
  readonly date: string;
  readonly key: string;
  readonly content: Readonly<
    Partial<Record<Language, string | null>> & Record<StoredLanguage, string | null>
  >;
};

const TITLE_LETTERS = 60;
const TEXT_LETTERS = 120;

/**
 * Returns the text of an item in a language, in English where it is not translated; empty for an
 * item without words.
 */
export function newsContent(item: Pick<NewsItem, 'content'>, language: Language): string {
  const found = [item.content[language], item.content.en].find((text) => (text ?? '').trim() !== '');
  return found ?? '';
}

/** True when content holds a tag and so is HTML (docs/product.md, "News"). */
export function isHtml(content: string): boolean {
  return /<[a-z/][^>]*>/i.test(content);
}

/** The words of content without its tags, a line for each block. */
export function plainWords(content: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: ' ',
    '#39': "'",
  };
  return content
    .replace(/<\/?(?:h[1-6]|p|ul|ol|li|div)\b[^>]*>|<br\b[^>]*>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/**
 * A preview: the first sentence in 60 letters, and 120 letters of text. Both are cut at a word,
 * with an ellipsis (docs/product.md, "News").
 */
export function newsPreview(content: string): { readonly title: string; readonly text: string } {
  const words = plainWords(content);
  const [first = ''] = words.split(/(?<=[.!?])\s|\n/);
  const rest = words.slice(first.length).replace(/\s+/g, ' ').trim();
  return {
    title: cutAtWord(first, TITLE_LETTERS),
    text: cutAtWord(rest === '' ? first : rest, TEXT_LETTERS),
  };
}

/** Returns a text of `most` letters at most, the ellipsis counted; a longer word is cut too. */
function cutAtWord(text: string, most: number): string {
  const letters = Array.from(text.trim());
  if (letters.length <= most) return letters.join('');
  const end = letters.lastIndexOf(' ', most - 1);
  const kept = letters.slice(0, end <= 0 ? most - 1 : end).join('');
  return `${kept.replace(/[\s,;:–—-]+$/, '')}…`;
}
