import { armyOf } from '#domain/roster/army.ts';
import { listNews, rememberedNow, rememberedSince } from '#domain/roster/remembered.ts';
import { localTexts } from '#platform/storage/local.ts';
import { catalogue } from '../catalogue.ts';
import { newestDraftIds } from './newest-drafts.ts';
import { draftStore, openDraft } from './draft-store.ts';

/**
 * Notes the facts of this tab's list before a release takes their place. Returns a function, to be
 * called after it did, that has the builder say what is different now. `isFirst`: no release was in
 * place, so this may be somebody's first visit. Then only a saved list is old enough to be told of.
 */
export async function rememberDraft(isFirst: boolean): Promise<() => void> {
  // A draft that is on no page would be opened with the new facts.
  if (newestDraftIds(localTexts).length > 0) await openDraft();
  const earlier = rememberedNow(armyOf(draftStore.getState().history.document, catalogue), catalogue.release);
  return () => {
    const { history, remember } = draftStore.getState();
    const { document } = history;
    if (isFirst && document.savedId === null) return;
    const remembered = rememberedSince(document.remembered, earlier);
    if (listNews(document, remembered, catalogue) !== null) remember(remembered);
    else if (document.remembered !== undefined) remember(null);
  };
}
