/** Code that only a game on two phones needs. */
const loadAll = async () => import('./two-phones-later.ts');
export const loadSharedBar = async () => (await loadAll()).SharedBar;
export const loadTwoPhones = async () => (await loadAll()).TwoPhones;
export const loadConfirmResult = async () => (await loadAll()).ConfirmResult;
