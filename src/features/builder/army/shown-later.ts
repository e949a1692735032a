/** The pieces that show beside the units and the army once the page does, in one chunk. */
export { watchStorage, UnstoredNotice } from '../saving/unstored-notice.tsx';
export { FitsButton } from '../fits/fits-button.tsx';
export { EmptyArmy } from './empty-army.tsx';
export { MoreActions } from './more-actions.tsx';
