/** The sections of a posted list that need the whole catalogue, in one chunk. */
export { Changes } from './changes.tsx';
export { UnitsSection } from './units-section.tsx';
