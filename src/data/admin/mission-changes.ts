import * as v from 'valibot';
import { changeSchemas } from '#domain/catalogue/release/overlay-schema.ts';
import {
  EMPTY_OVERLAY,
  mergeOverlays,
  type MissionChange,
  type Overlay,
} from '#domain/catalogue/release/overlay.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome } from './act.ts';
import type { ReviewedChange } from './catalogue-review.ts';

/**
 * Returns the words and numbers of a mission or feat that differ from the files: those of the
 * newest release, and over them those that the next one takes up.
 */
export function changesOfMission(
  id: string,
  newest: CatalogueRelease | null,
  changes: readonly ReviewedChange[],
): MissionChange {
  const next = changes.flatMap(({ state, section, target, change }): readonly Overlay[] => {
    if (state !== 'accepted' || section !== 'missions' || target !== id) return [];
    const read = v.safeParse(changeSchemas.missions, change);
    return read.success ? [{ ...EMPTY_OVERLAY, missions: { [id]: read.output } }] : [];
  });
  return next.reduce(mergeOverlays, newest?.overlay ?? EMPTY_OVERLAY).missions[id] ?? {};
}

const ids = v.array(v.string());

/** Takes words and numbers of a mission or feat into the next release. */
export async function saveMission(id: string, change: MissionChange, basedOn: number): Promise<AdminOutcome> {
  const proposal = {
    section: 'missions',
    target: id,
    change,
    note: noteOf(change),
    source: 'rules',
    based_on: basedOn,
  };
  return act(async () => {
    const [made] = v.parse(
      ids,
      await callRest({ path: 'rpc/propose_changes', body: { changes: [proposal] } }),
    );
    await callRest({ path: 'rpc/decide_change', body: { change_id: made, decision: 'accepted' } });
  });
}

function noteOf({ numbers, ...words }: MissionChange): string {
  if (numbers === undefined) return 'Words';
  return Object.keys(words).length === 0 ? 'Numbers' : 'Words and numbers';
}
