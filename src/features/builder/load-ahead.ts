/** Code that the builder does without at first; its page prefetches it. */
export const loadMoreActions = async () => (await import('./army/more-actions.tsx')).MoreActions;
export const loadEmptyArmy = async () => (await import('./army/empty-army.tsx')).EmptyArmy;
export const loadUnstored = async () => (await import('./saving/unstored-notice.tsx')).UnstoredNotice;
export const loadPaste = async () => (await import('./paste/paste-dialog.tsx')).PasteDialog;
export const loadProfileLine = async () => (await import('./catalogue/profile-line.tsx')).ProfileLine;
