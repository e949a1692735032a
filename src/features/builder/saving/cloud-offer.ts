/** Tells of this device's lists after a first sign-in. */
export const loadCloudOffer = async () => (await import('./offer-upload.ts')).offerUpload;
