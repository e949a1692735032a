/** Fetches the lists in the cloud; the builder prefetches them for signed-in users. */
export const loadCloudArea = async () => (await import('./cloud/cloud-area.tsx')).CloudArea;
