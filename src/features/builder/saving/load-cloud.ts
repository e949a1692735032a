/** The code of lists in the cloud. Guests never fetch it. */
const loadCloud = async () => import('./cloud.tsx');
export const loadCloudMark = async () => (await loadCloud()).CloudMark;
export const loadConflictMark = async () => (await loadCloud()).ConflictMark;
export const loadCloudWatch = async () => (await loadCloud()).CloudWatch;
export const loadSaveToCloud = async () => (await loadCloud()).saveToCloud;
