import * as v from 'valibot';
import share from '#catalogue/news/share-and-print.json';
import welcome from '#catalogue/news/welcome.json';
import type { NewsItem } from '#domain/reader/news-text.ts';
import es from '#locales/es/news.json';
import fr from '#locales/fr/news.json';
import { hasOwnTexts } from '#platform/text-source.ts';
import { currentEnvironment } from '#platform/environment.ts';
import { logFailure } from '#platform/log-failure.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { rowsOf } from '../reader/text-table.ts';

const text = v.fallback(v.nullable(v.string()), null);

const row = v.pipe(
  v.object({
    id: v.fallback(v.string(), ''),
    news_id: text,
    date: v.string(),
    translation_key: v.fallback(v.string(), ''),
    content_en: text,
    content_es: text,
    content_fr: text,
  }),
  v.transform((item): NewsItem => ({
    id: item.news_id ?? item.id,
    date: item.date,
    key: item.translation_key,
    content: { en: item.content_en, es: item.content_es, fr: item.content_fr },
  })),
);

/**
 * The two items of every installation, the second dated one day earlier (docs/product.md, "News").
 */
export const defaultNews: readonly NewsItem[] = [
  newsOf(share, es['share-and-print'].content, fr['share-and-print'].content),
  newsOf(welcome, es.welcome.content, fr.welcome.content),
];

function newsOf({ id, date, key, content }: typeof welcome, spanish: string, french: string): NewsItem {
  return { id, date, key, content: { en: content, es: spanish, fr: french } };
}

/**
 * The news, newest first, `most` of them or all (docs/product.md, "News"). With local data they are
 * the default items. A server without news has none; `failed`: nothing could be read, and the
 * default items stand in. Never rejects.
 */
export async function loadNews(
  most: number | null = null,
): Promise<{ readonly items: readonly NewsItem[]; readonly failed: boolean }> {
  if (hasOwnTexts()) return { items: defaultNews, failed: false };
  try {
    const select = 'id,news_id,date,translation_key,content_en,content_es,content_fr';
    const limit: Record<string, string> = most === null ? {} : { limit: String(most) };
    // Only the admin area shows news that are not published yet.
    const or = '(publish_at.is.null,publish_at.lte.now)';
    const query = { select, or, order: 'date.desc', ...limit };
    const rows = v.parse(v.array(v.unknown()), await callRest({ path: 'news_items', query }));
    const items = rowsOf(row, rows);
    if (rows.length > 0 && items.length === 0) throw new Error('No item has the fields of news.');
    return { items, failed: false };
  } catch (error) {
    logFailure('The news could not be read.', error);
    return { items: defaultNews, failed: true };
  }
}

/**
 * The number that the start page shows when the players cannot be counted, and on previews
 * (docs/product.md, "Start page").
 */
const FALLBACK_COUNT = 470;
const MORE_TRIES = 2;

/**
 * Returns the number of registered players. Tries up to 2 more times except with local data, then
 * returns 470 (docs/product.md, "Start page"). Never rejects.
 */
export async function countUsers(): Promise<number> {
  if (currentEnvironment() === 'preview') return FALLBACK_COUNT;
  const tries = hasOwnTexts() ? 1 : 1 + MORE_TRIES;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const count = await callRest({ path: 'rpc/user_count', body: {} }).catch(() => null);
    if (typeof count === 'number') return count;
  }
  return FALLBACK_COUNT;
}
