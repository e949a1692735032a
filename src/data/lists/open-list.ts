import { queryOptions } from '@tanstack/react-query';
import type { OpenList } from '#domain/community/faction-at-heart.ts';
import { sessionKeys, storageKeys } from '#platform/storage/keys.ts';
import { localTexts, sessionTexts } from '#platform/storage/local.ts';

/**
 * The faction and the number of units of this tab's draft, else of the draft that was written last;
 * null without a draft. Only reads: the draft stays free for the tab that opens it next.
 */
export function openListQuery() {
  return queryOptions({
    queryKey: ['lists', 'open'],
    queryFn: async (): Promise<OpenList | null> => {
      const { newestDraftIds, parseDraft } = await import('./draft-text.ts');
      const id = sessionTexts.readText(sessionKeys.draft) ?? newestDraftIds(localTexts)[0];
      const text = id === undefined ? null : localTexts.readText(storageKeys.draft(id));
      const { history } = parseDraft(text ?? '');
      if (history === null) return null;
      const { faction, entries } = history.document;
      return { faction, unitCount: entries.length };
    },
    staleTime: 0,
    networkMode: 'always',
  });
}
