export { CloudMark, ConflictMark } from './cloud-mark.tsx';
export { CloudWatch } from './cloud-watch.tsx';
export { saveToCloud } from './save-to-cloud.ts';
