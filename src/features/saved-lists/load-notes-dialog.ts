/** Fetches the dialog with the notes on a list. */
export const loadNotesDialog = async () =>
  (await import('#components/list-notes/notes-dialog.tsx')).NotesDialog;
