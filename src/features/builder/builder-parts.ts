/** Parts of the builder that are not needed before the first tap. */
export const loadArmySheet = async () => (await import('./army-sheet.tsx')).ArmySheet;
export const loadBuilderDialogs = async () => (await import('./builder-dialogs.tsx')).BuilderDialogs;
/** What signed-in players need for the cloud; guests never fetch it. */
export const loadCloudMark = async () => (await import('./cloud-parts.ts')).CloudMark;
export const loadCloudWatch = async () => (await import('./cloud-parts.ts')).CloudWatch;
export const loadCloudSave = async () => (await import('./cloud-parts.ts')).loadSaveToCloud();
