import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { draftNews, type DraftNews } from '#domain/roster/sync/draft-news.ts';
import { pendingOf } from '#domain/roster/sync/pending.ts';
import { draftStore } from '../lists/draft-store.ts';
import { queryClient } from '../query/query-client.ts';
import { cloudListsQuery, cloudTable, wasDeletedHere } from './cloud-lists.ts';
import { cloudSync } from './cloud-sync.ts';

/** The fate, elsewhere, of the list that is open here. */
export type OpenListNews =
  | { readonly kind: 'none' }
  | { readonly kind: 'follow' | 'ask'; readonly row: CloudList }
  | { readonly kind: 'deleted'; readonly isOwn: boolean };

/**
 * Asks the cloud for the revisions of its lists. Has the known lists fetched again when they are
 * others now, and returns what became of the open list. Rejects as CloudTable does.
 */
export async function lookAtCloud(userId: string): Promise<OpenListNews> {
  const client = queryClient();
  const { queryKey } = cloudListsQuery(userId);
  const known = client.getQueryData(queryKey);
  const openId = draftStore.getState().history.document.saved?.cloudId;
  if (known === undefined && openId === undefined) return NONE;
  const revisions = await cloudTable(userId).revisions(known === undefined ? openId : undefined);
  if (known !== undefined) {
    const isSame =
      known.lists.length + known.unread === revisions.size &&
      known.lists.every(({ list, revision }) => revisions.get(list.id) === revision);
    if (!isSame) void client.invalidateQueries({ queryKey, exact: true });
  }
  if (openId === undefined || newsOf(userId, openId, revisions.get(openId) ?? null) === 'none') return NONE;
  return lookAtOpenList(userId, openId);
}

const NONE: OpenListNews = { kind: 'none' };

/** The answer may be older than a save of this device: only the list itself tells. */
async function lookAtOpenList(userId: string, openId: string): Promise<OpenListNews> {
  const row = await cloudTable(userId).byId(openId);
  const kind = newsOf(userId, openId, row?.revision ?? null);
  if (kind === 'deleted') return { kind, isOwn: wasDeletedHere(openId) };
  return kind === 'none' || row === null ? NONE : { kind, row };
}

/** Compares with the draft as it is at this moment. */
function newsOf(userId: string, openId: string, revision: number | null): DraftNews {
  const { history, draftId } = draftStore.getState();
  const { document } = history;
  if (draftId === null || document.saved?.cloudId !== openId) return 'none';
  const sync = cloudSync(userId);
  const isPending = pendingOf(sync.getState().queue, openId) !== undefined;
  return draftNews(document, { base: sync.baseOf(draftId, openId), revision, isPending });
}
