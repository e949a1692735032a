import type { RosterDocument } from '#domain/roster/types.ts';
import { type ListMarksState, type Marked, marksOf } from './list-marks-store.ts';

/** Returns the marks of the list that a document was saved as or loaded from, with its ids. */
export function marksOfDocument(byId: ListMarksState['byId'], { savedId, saved }: RosterDocument): Marked {
  const ids = [...new Set([savedId, saved?.cloudId])].filter((id) => id !== null && id !== undefined);
  return { ids, marks: marksOf(byId, ids) };
}
