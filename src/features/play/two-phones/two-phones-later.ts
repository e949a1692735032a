/** All that only a game on two phones shows, in one chunk. */
export { ConfirmResult } from './confirm-result.tsx';
export { SharedBar } from './shared-bar.tsx';
export { TwoPhones } from './two-phones.tsx';
