/** The parts of the frame that come when the page is idle, in one chunk. */
export { Footer } from './footer.tsx';
export { OfflineMark } from './offline-mark.tsx';
