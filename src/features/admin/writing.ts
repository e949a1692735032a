/** The sections in which texts and corrections of the catalogue are written. */
export { TextsSection } from './texts/texts-section.tsx';
export { MissionsSection } from './missions/missions-section.tsx';
export { CatalogueSection } from './catalogue/catalogue-section.tsx';
export { ChangelogSection } from './changelog-section.tsx';
