/** Dialogs of the profile, fetched when one of them first opens. */
export const loadAlertDialog = async () => (await import('#ui/alert-dialog/alert-dialog.tsx')).AlertDialog;
export const loadFactorDialog = async () => (await import('./factor-dialog.tsx')).FactorDialog;
export const loadDeleteDialog = async () => (await import('./delete-dialog.tsx')).DeleteDialog;
