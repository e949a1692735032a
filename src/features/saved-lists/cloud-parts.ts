/**
 * The saved lists of who is signed in, with the code that talks to the cloud; guests never fetch
 * it.
 */
export const loadCloudArea = async () => (await import('./cloud/cloud-area.tsx')).CloudArea;
