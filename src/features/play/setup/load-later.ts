/** Code that the page of the setup has no room for. */
const loadLater = async () => import('./setup-later.ts');
export const loadAgainChoice = async () => (await loadLater()).AgainChoice;
export const loadListDialog = async () => (await loadLater()).ListDialog;
export const loadOpponentFields = async () => (await loadLater()).OpponentFields;
export const loadScenarioFields = async () => (await loadLater()).ScenarioFields;
export const loadChosenList = async () => (await loadLater()).ChosenList;
