/** Dialogs of the profile, fetched when one of them first opens. */
export const loadAlertDialog = async () => (await import('#ui/alert-dialog/alert-dialog.tsx')).AlertDialog;
export const loadFactorDialog = async () => (await import('./security/factor-dialog.tsx')).FactorDialog;
export const loadDeleteDialog = async () => (await import('./data/delete-dialog.tsx')).DeleteDialog;
