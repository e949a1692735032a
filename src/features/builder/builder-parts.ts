/** Parts of the builder that are not needed before the first tap. */
export const loadArmySheet = async () => (await import('./army-sheet.tsx')).ArmySheet;
export const loadBuilderDialogs = async () => (await import('./builder-dialogs.tsx')).BuilderDialogs;
