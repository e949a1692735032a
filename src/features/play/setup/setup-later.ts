/** The pieces of the setup that show after its page, in one chunk. */
export { AgainChoice } from './again-choice.tsx';
export { ChosenList } from './chosen-list.tsx';
export { ListDialog } from './list-dialog.tsx';
export { OpponentFields } from './opponent-fields.tsx';
export { ScenarioFields } from './scenario-fields.tsx';
