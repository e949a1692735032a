import { withBook } from '#platform/i18n.ts';

/** Tells of this device's lists after a first sign-in. */
export const loadCloudOffer = async () =>
  (await withBook('cloud', import('./cloud/offer-upload.ts'))).offerUpload;
