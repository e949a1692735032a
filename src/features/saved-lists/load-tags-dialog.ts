/** Fetches the dialog with the tags of lists. */
export const loadTagsDialog = async () => (await import('./tags-dialog.tsx')).TagsDialog;
