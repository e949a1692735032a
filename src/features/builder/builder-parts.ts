import { withBook } from '#platform/i18n.ts';

/** Parts of the builder that are not needed before the first tap. */
export const loadArmySheet = async () => (await import('./army-sheet.tsx')).ArmySheet;
export const loadBuilderDialogs = async () => (await import('./builder-dialogs.tsx')).BuilderDialogs;
/** What signed-in players need for the cloud; guests never fetch it. */
export const loadCloudSave = async () =>
  (await withBook('cloud', import('./cloud/save-to-cloud.ts'))).saveToCloud;
export const loadCloudOffer = async () =>
  (await withBook('cloud', import('./cloud/offer-upload.ts'))).offerUpload;
