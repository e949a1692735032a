import { afterPaint, beforeLeaving } from '#platform/after-paint.ts';
import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { localTexts } from '#platform/storage/local.ts';
import { claimDraft } from '#platform/tabs/tab-claim.ts';
import { createDraftStore } from './create-draft-store.ts';
import { rememberedFaction } from './last-faction.ts';

/** Space may be freed in this tab or in another one. */
const AGAIN_MS = 3_000;

/** The working draft of this tab. */
export const draftStore = createDraftStore({
  texts: localTexts,
  claim: (candidates) => claimDraft(candidates),
  newId,
  nowIso,
  firstFaction: rememberedFaction,
  later: afterPaint,
  muchLater: (work) => setTimeout(work, AGAIN_MS),
});

beforeLeaving(draftStore.flush);
// While work cannot be stored, the browser asks before it throws it away. Registered only then:
// such a listener keeps pages out of the back-forward cache.
draftStore.subscribe(({ persisted }, before) => {
  if (persisted === before.persisted) return;
  if (persisted) window.removeEventListener('beforeunload', askFirst);
  else window.addEventListener('beforeunload', askFirst);
});

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Brings this tab's draft back from storage; await it before showing the builder. Safe to call
 * again.
 */
export function openDraft(): Promise<void> {
  return draftStore.open();
}
