/** The content and the exports of a posted list, which need the whole catalogue, in one chunk. */
const loadContent = async () => import('./list-content.tsx');
export const loadUnits = async () => (await loadContent()).UnitsSection;
export const loadChanges = async () => (await loadContent()).Changes;
export const loadExports = async () => (await loadContent()).exports;
