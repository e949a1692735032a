/** Fetches the dialog with the note on a list. */
export const loadNoteDialog = async () => (await import('./note-dialog.tsx')).NoteDialog;
