import { textHash } from './text-hash.ts';
import type { RosterDocument } from './types.ts';

/** The place that a list was saved to or loaded from. */
export type SavedPlace = 'local' | 'cloud';

/**
 * Returns a short fingerprint of what a list says: name, faction, target and entries. Its saved
 * identity does not count.
 */
export function documentPrint({ name, faction, target, entries }: RosterDocument): string {
  const lines = entries.map(({ unitId, quantity, foreign }) => [unitId, quantity, foreign?.points ?? null]);
  return textHash(JSON.stringify([name.trim(), faction, target, lines]));
}

/** Returns a document that was just loaded, marked as being what is saved in that place. */
export function withSavedMark(document: RosterDocument, place: SavedPlace): RosterDocument {
  return { ...document, saved: markAfter(document, document, place) };
}

/**
 * Returns the mark of a document after it was saved as `stored`. A save to one place leaves what is
 * known of the list in the other as it was.
 */
export function markAfter(
  document: RosterDocument,
  stored: RosterDocument,
  place: SavedPlace,
): NonNullable<RosterDocument['saved']> {
  const print = documentPrint(stored);
  const cloudId = place === 'cloud' ? stored.savedId : (document.saved?.cloudId ?? null);
  return {
    print,
    localPrint: place === 'local' ? print : (document.saved?.localPrint ?? null),
    ...(cloudId !== null && { cloudId }),
  };
}

/**
 * Tells whether a document is saved as it is. Null when there is nothing to save, or when it comes
 * from a version of the app that kept no mark.
 */
export function savedState(document: RosterDocument): 'saved' | 'unsaved' | null {
  if (document.saved !== undefined) {
    return documentPrint(document) === document.saved.print ? 'saved' : 'unsaved';
  }
  return document.savedId !== null || document.entries.length === 0 ? null : 'unsaved';
}

/**
 * True when the player had just this stored list before them when they went on: the document was
 * saved as it or loaded from it, under its name, and nobody changed it since. Only then may a save
 * replace it without asking.
 */
export function standsOn(document: RosterDocument, stored: RosterDocument): boolean {
  if (document.currentName?.trim() !== stored.name.trim() || document.saved === undefined) return false;
  return [document.saved.print, document.saved.localPrint].includes(documentPrint(stored));
}
