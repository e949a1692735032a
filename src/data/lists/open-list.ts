import { queryOptions } from '@tanstack/react-query';
import type { OpenList } from '#domain/community/faction-at-heart.ts';

/**
 * The faction and the number of units of this tab's draft, else of the draft that was written last;
 * null without a draft. Only reads: the draft stays free for the tab that opens it next.
 */
export function openListQuery() {
  return queryOptions({
    queryKey: ['lists', 'open'],
    queryFn: async (): Promise<OpenList | null> => {
      const { keptDraftText } = await import('./kept-draft.ts');
      const { parseDraft } = await import('./draft-text.ts');
      const { history } = parseDraft(keptDraftText() ?? '');
      if (history === null) return null;
      const { faction, entries } = history.document;
      return { faction, unitCount: entries.length };
    },
    staleTime: 0,
    networkMode: 'always',
  });
}
