import { afterPaint, beforeLeaving } from '#platform/after-paint.ts';
import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { localTexts } from '#platform/storage/local.ts';
import { claimDraft } from '#platform/tab-claim.ts';
import { createDraftStore } from './create-draft-store.ts';
import { rememberedFaction } from './last-faction.ts';

/** The working draft of this tab. */
export const draftStore = createDraftStore({
  texts: localTexts,
  claim: (candidates) => claimDraft(candidates),
  newId,
  nowIso,
  firstFaction: rememberedFaction,
  later: afterPaint,
});

beforeLeaving(draftStore.flush);

/** Brings this tab's draft back from storage; await it before showing the builder. Safe to call again. */
export function openDraft(): Promise<void> {
  return draftStore.open();
}
