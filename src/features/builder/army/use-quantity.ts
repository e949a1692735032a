import { useDraft } from '#data/lists/use-draft.ts';
import type { UnitId } from '#domain/catalogue/types.ts';

/** Copies of one unit in the draft. Only the row whose number changes renders again. */
export function useQuantity(unitId: UnitId): number {
  return useDraft(
    (state) => state.history.document.entries.find((entry) => entry.unitId === unitId)?.quantity ?? 0,
  );
}
