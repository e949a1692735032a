/** Fetches the dialog that chooses one of the player's own lists for a comparison. */
export const loadCompareWith = async () => (await import('./compare-with-dialog.tsx')).CompareWithDialog;
