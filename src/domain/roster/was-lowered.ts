import type { SavedList } from './saved-list.ts';
import type { RosterDocument } from './types.ts';

/**
 * True when saving held back units of a document: more of them than a list may hold
 * (docs/product.md, "Saved lists").
 */
export function wasLowered(saved: SavedList, document: RosterDocument): boolean {
  const count = (entries: readonly { readonly quantity: number }[]) =>
    entries.reduce((sum, { quantity }) => sum + quantity, 0);
  return count(saved.units) < count(document.entries);
}
