import type { RosterDocument } from '#domain/roster/types.ts';
import { catalogue } from '../catalogue.ts';
import type { TakeBack } from './create-draft-store.ts';
import { draftStore } from './draft-store.ts';
import { rememberFaction } from './last-faction.ts';

/** Makes a list this tab's draft and remembers its faction. Returns what takes that back. */
export function loadDraft(document: RosterDocument): TakeBack {
  const takeBack = draftStore.getState().dispatch({ type: 'load', document });
  if (catalogue.factionById.has(document.faction)) rememberFaction(document.faction);
  return takeBack;
}
