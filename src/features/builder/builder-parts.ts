/** Parts of the builder that are not needed before the first tap. */
export const loadArmySheet = async () => (await import('./army/army-sheet.tsx')).ArmySheet;
export const loadBuilderDialogs = async () => (await import('./builder-dialogs.tsx')).BuilderDialogs;
/** The cloud parts for signed-in players; guests never fetch them. */
const loadCloudParts = async () => import('./saving/cloud-parts.ts');
export const loadCloudMark = async () => (await loadCloudParts()).CloudMark;
export const loadConflictMark = async () => (await loadCloudParts()).ConflictMark;
export const loadCloudWatch = async () => (await loadCloudParts()).CloudWatch;
export const loadCloudSave = async () => (await loadCloudParts()).loadSaveToCloud();
/**
 * The store that saves lists in this browser. It is prefetched with the saved lists, as nobody
 * saves before the first tap.
 */
export const loadLocalLists = async () =>
  (await import('#data/lists/saved-lists-store.ts')).savedListsStore.getState();
