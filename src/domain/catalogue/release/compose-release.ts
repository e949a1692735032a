import { EMPTY_OVERLAY, mergeOverlays, type Overlay } from './overlay.ts';
import type { CatalogueRelease, Remark, Remarks } from './release.ts';

/** A change by its target. */
export type ChangeOfTarget = {
  readonly part: keyof Overlay;
  readonly target: string;
  /** As an overlay has it under its target. */
  readonly change: object;
};

/** A change that the next release takes up. */
export type AcceptedChange = ChangeOfTarget & {
  readonly note: string;
  /** The name of the player who proposed it, null for one who does not wish to be named. */
  readonly by: string | null;
};

/** Everything that a release says of the catalogue. */
export type ReleaseContent = Pick<CatalogueRelease, 'overlay' | 'remarks'>;

export const EMPTY_CONTENT: ReleaseContent = {
  overlay: EMPTY_OVERLAY,
  remarks: { factions: {}, units: {}, terms: {}, missions: {} },
};

/**
 * Returns the content of a release that says what the one before it said and, over it, the changes
 * in their order. `number` is the new release's.
 */
export function composeRelease(
  before: ReleaseContent,
  changes: readonly AcceptedChange[],
  number: number,
): ReleaseContent {
  return {
    overlay: withAccepted(before.overlay, changes),
    remarks: changes.reduce((remarks, change) => withRemark(remarks, change, number), before.remarks),
  };
}

/**
 * Returns an overlay that says what the one before it says and, over it, the changes in their
 * order.
 */
export function withAccepted(before: Overlay, changes: readonly ChangeOfTarget[]): Overlay {
  return changes.reduce(
    (overlay, { part, target, change }) =>
      mergeOverlays(overlay, { ...EMPTY_OVERLAY, [part]: { [target]: change } }),
    before,
  );
}

/** Several changes of one target in one release share a remark; an older remark gives way. */
function withRemark(remarks: Remarks, { part, target, note, by }: AcceptedChange, number: number): Remarks {
  const before = Object.hasOwn(remarks[part], target) ? remarks[part][target] : undefined;
  const names = new Set(before?.by);
  if (by !== null) names.add(by);
  const remark: Remark = {
    note: before?.release === number && before.note !== note ? `${before.note}\n${note}` : note,
    notes: {},
    release: number,
    by: [...names],
  };
  return { ...remarks, [part]: { ...remarks[part], [target]: remark } };
}
