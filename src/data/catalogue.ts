import { factions, symbolNames, termNames, units, unitTypeNames } from 'virtual:catalogue';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Catalogue, Language, UnitType } from '#domain/catalogue/types.ts';

/** The catalogue that this build carries: every faction and unit, without profiles and skills. */
export const catalogue: Catalogue = createCatalogue({ factions, units, termNames });

/** A unit type in the wanted language, in English where it has no translation. */
export function unitTypeName(type: UnitType, language: Language): string {
  return unitTypeNames[language]?.[type] ?? type;
}

/** What cards in the wanted language print for a symbol or an abbreviation (`wp`, `avb`), or null where none is known. */
export function symbolName(id: string, language: Language): string | null {
  return symbolNames[language]?.[id] ?? null;
}
