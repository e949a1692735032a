/** Fetches the dialog that hands in a list: most readers of the page only look. */
export const loadHandIn = async () => (await import('./hand-in-dialog.tsx')).HandInDialog;
