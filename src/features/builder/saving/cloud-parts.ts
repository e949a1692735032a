export { CloudMark, ConflictMark } from './cloud-mark.tsx';
export { CloudWatch } from './cloud-watch.tsx';

/** The code that talks to the cloud, with its texts; fetched with the first save, or prefetched. */
export const loadSaveToCloud = async () => (await import('./save-to-cloud.ts')).saveToCloud;
