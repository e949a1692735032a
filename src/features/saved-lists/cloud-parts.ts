/**
 * The saved lists of a signed-in user, with the code that talks to the cloud; guests never fetch
 * it.
 */
export const loadCloudArea = async () => (await import('./cloud/cloud-area.tsx')).CloudArea;
