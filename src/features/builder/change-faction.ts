import { draftStore } from '#data/lists/draft-store.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import { dispatch } from './actions.ts';

/** Changes the draft's faction and remembers it. Answers `emptied` when a list had to make room (undo brings it back). */
export function changeFaction(faction: FactionId): 'same' | 'changed' | 'emptied' {
  const { document } = draftStore.getState().history;
  if (document.faction === faction) return 'same';
  dispatch({ type: 'change-faction', faction });
  rememberFaction(faction);
  return document.entries.length > 0 ? 'emptied' : 'changed';
}
