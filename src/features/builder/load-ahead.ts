/** Code that the builder does without at first; its page prefetches it. */
export const loadMoreActions = async () => (await import('./army/more-actions.tsx')).MoreActions;
export const loadEmptyArmy = async () => (await import('./army/empty-army.tsx')).EmptyArmy;
const loadStorageNotices = () => import('./saving/unstored-notice.tsx');
export const loadUnstored = async () => (await loadStorageNotices()).UnstoredNotice;
/** Fetches the notices, and announces where storage is blocked that nothing will be kept. */
export const tellMemoryOnly = async () => (await loadStorageNotices()).tellMemoryOnly();
export const loadPaste = async () => (await import('./paste/paste-dialog.tsx')).PasteDialog;
export const loadProfileLine = async () => (await import('./catalogue/profile-line.tsx')).ProfileLine;
