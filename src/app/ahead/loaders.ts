/** Dialogs and sections that are fetched when they first show, or prefetched on an idle page. */
export const loadUnitTerms = async () => (await import('#components/unit-card/unit-terms.tsx')).UnitTerms;
export const loadSavedLists = async () =>
  (await import('#features/saved-lists/saved-lists-dialog.tsx')).SavedListsDialog;
export const loadShare = async () => (await import('#features/share-list/share-dialog.tsx')).ShareDialog;
export const loadPost = async () => (await import('#features/post-list/post-dialog.tsx')).PostDialog;
export const loadReport = async () =>
  (await import('#features/community-list/report-dialog.tsx')).ReportDialog;
