/** Loads a part of the pages of units, when it first shows or in advance. */
export const loadFilters = async () => (await import('./unit-filters-dialog.tsx')).UnitFiltersDialog;
export const loadColumns = async () => (await import('./columns-dialog.tsx')).ColumnsDialog;
export const loadPicker = async () => (await import('../compare/unit-picker.tsx')).UnitPicker;
export const loadDownload = async () => (await import('./unit-files.ts')).downloadUnits;
export const loadOdds = async () => (await import('../unit/unit-odds.tsx')).UnitOdds;
export const loadActiveFilters = async () => (await import('./unit-active-filters.tsx')).UnitActiveFilters;
