import { catalogue } from '#data/catalogue.ts';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import type { CloudSync } from '#data/cloud/create-cloud-sync.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { withSavedMark } from '#domain/roster/saved-mark.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';

/**
 * Makes a list the draft. The draft remembers a cloud list's version: a later save replaces only
 * that one. Returns a function that restores the list that was open before.
 */
export function loadLine({ list, place, cloud, pending }: ShownList, sync: CloudSync): TakeBack {
  const document = documentFromSavedList(list, catalogue);
  const marked = withSavedMark(document, place);
  const takeBack = draftStore.getState().dispatch({ type: 'load', document: marked });
  if (catalogue.factionById.has(document.faction)) rememberFaction(document.faction);
  const { draftId } = draftStore.getState();
  if (draftId !== null && cloud !== null && pending === null) sync.noteLoaded(draftId, cloud);
  return takeBack;
}
