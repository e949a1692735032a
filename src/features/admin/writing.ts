/** The sections in which texts and corrections of the catalogue are written. */
export { TextsSection } from './texts/texts-section.tsx';
export { MissionsSection } from './errata/missions-section.tsx';
export { ErrataSection } from './errata/errata-section.tsx';
export { ChangelogSection } from './changelog-section.tsx';
