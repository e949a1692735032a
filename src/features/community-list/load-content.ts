/** The sections of a posted list that need the whole catalogue. */
const loadContent = async () => import('./list-content.ts');
export const loadUnits = async () => (await loadContent()).UnitsSection;
export const loadChanges = async () => (await loadContent()).Changes;
