import { withBook } from '#platform/i18n.ts';

/**
 * The parts of pages that are fetched when they first show, or ahead of time when a page has
 * nothing better to do.
 */
export const loadUnitCard = async () => (await withBook('cards', import('./unit-card.tsx'))).UnitCard;
export const loadUnitTerms = async () =>
  (await withBook('cards', import('#features/unit-card/unit-terms.tsx'))).UnitTerms;
export const loadSavedLists = async () =>
  (await withBook('keeping', import('#features/saved-lists/saved-lists-dialog.tsx'))).SavedListsDialog;
export const loadShare = async () =>
  (await withBook('keeping', import('#features/share-list/share-dialog.tsx'))).ShareDialog;
/** Its words are in the book of the community too, and in that of lists for pages of lists. */
export const loadSharedUnits = async () =>
  (await import('#features/shared-list/shared-units.tsx')).SharedUnits;
export const loadPost = async () =>
  (await withBook('posting', import('#features/post-list/post-dialog.tsx'))).PostDialog;
export const loadReport = async () =>
  (await withBook('community', import('#features/community-list/report-dialog.tsx'))).ReportDialog;
