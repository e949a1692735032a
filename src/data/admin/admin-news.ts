import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome, readRows, writeRow } from './act.ts';

const item = v.object({
  id: v.string(),
  news_id: v.string(),
  date: v.string(),
  translation_key: v.string(),
  content_en: v.string(),
  content_es: v.nullable(v.string()),
  content_fr: v.nullable(v.string()),
  publish_at: v.nullable(v.string()),
});
/** An item of the news as its table has it; `publish_at` is null for one that is out. */
export type AdminNews = v.InferOutput<typeof item>;
export type NewsDraft = Omit<AdminNews, 'id'>;

/** All news, also what is still to come, newest first. */
export function adminNewsQuery() {
  return queryOptions({
    queryKey: ['admin', 'news'],
    queryFn: async ({ signal }) =>
      readRows(item, {
        path: 'news_items',
        query: { select: Object.keys(item.entries).join(','), order: 'date.desc,created_at.desc' },
        signal,
      }),
    staleTime: 0,
  });
}

/** Adds an item, or changes the one of the same `news_id` (docs/product.md, "Backend calls"). */
export async function saveNews(draft: NewsDraft, isNew: boolean): Promise<AdminOutcome> {
  if (isNew) return act(async () => callRest({ path: 'news_items', body: draft, prefer: 'return=minimal' }));
  return act(async () =>
    writeRow({
      path: 'news_items',
      method: 'PATCH',
      query: { news_id: `eq.${draft.news_id}`, select: 'id' },
      body: draft,
    }),
  );
}

/** Deletes an item; the log keeps it. */
export async function deleteNews(newsId: string): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({ path: 'news_items', method: 'DELETE', query: { news_id: `eq.${newsId}`, select: 'id' } }),
  );
}
