import { newId } from '../ids.ts';
import { reloadPage } from '../page-load.ts';
import { sessionKeys } from '../storage/keys.ts';
import { localTexts, sessionTexts } from '../storage/local.ts';
import type { TextStore } from '../storage/text-store.ts';
import { createHeartbeats, type TakeDraft } from './tab-heartbeat.ts';

/** The claim of a tab. */
export type Claim = {
  /** Id of the draft that this tab alone writes. */
  readonly id: string;
  /**
   * Id of the draft to begin with: `id` itself when it was taken over, another tab's in a tab that
   * was duplicated from it, null when there is nothing to begin with.
   */
  readonly contentOf: string | null;
};

type ClaimPlaces = {
  readonly take: TakeDraft;
  readonly session: Pick<TextStore, 'readText' | 'writeText'>;
  readonly newId: () => string;
};

/** On a reload the old page may hold its lock for a moment after the new one begins. */
const RELOAD_PATIENCE_MS = 400;

/**
 * Finds the draft that this tab works on, so that two tabs never write the same one. A reload keeps
 * its own; a new tab takes over the first of `candidates` (ids, newest first) that no live tab has,
 * else a fresh id; a duplicated tab, whose original lives, begins with a copy under a fresh id.
 */
export async function claimDraft(
  candidates: readonly string[],
  places: ClaimPlaces = browserPlaces(),
): Promise<Claim> {
  const claim = await findDraft(candidates, places);
  places.session.writeText(sessionKeys.draft, claim.id);
  return claim;
}

async function findDraft(candidates: readonly string[], places: ClaimPlaces): Promise<Claim> {
  const own = places.session.readText(sessionKeys.draft);
  if (own !== null) {
    if (await places.take(own, RELOAD_PATIENCE_MS)) return { id: own, contentOf: own };
    return freshClaim(own, places);
  }
  for (const candidate of candidates) {
    if (await places.take(candidate, 0)) return { id: candidate, contentOf: candidate };
  }
  return freshClaim(null, places);
}

async function freshClaim(contentOf: string | null, places: ClaimPlaces): Promise<Claim> {
  const id = places.newId();
  await places.take(id, 0);
  return { id, contentOf };
}

/** Takes drafts by the browser's locks, which it lets go of when the page ends, however it ends. */
export function takeByLock(locks: LockManager): TakeDraft {
  return (id, patienceMs) =>
    new Promise((resolve) => {
      const options = patienceMs === 0 ? { ifAvailable: true } : { signal: AbortSignal.timeout(patienceMs) };
      const untilThePageGoes = () => new Promise<never>(() => undefined);
      locks
        .request(`muster_draft_${id}`, options, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : untilThePageGoes();
        })
        .catch(() => resolve(false));
    });
}

function browserPlaces(): ClaimPlaces {
  const { locks } = navigator as { readonly locks?: LockManager };
  // A page that comes back from the browser's memory may have lost its draft to another tab: begin
  // again from storage.
  const startAgain = reloadPage;
  window.addEventListener('pageshow', (event) => event.persisted && startAgain());
  const take =
    locks === undefined
      ? createHeartbeats({
          texts: localTexts,
          page: window,
          now: Date.now,
          instance: newId(),
          onLost: startAgain,
        })
      : takeByLock(locks);
  return { take, session: sessionTexts, newId };
}
