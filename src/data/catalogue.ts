import { factions, symbolNames, termNames, units, unitTypeNames } from 'virtual:catalogue';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { correctUnits } from '#domain/catalogue/errata.ts';
import type { Catalogue, Language, UnitType } from '#domain/catalogue/types.ts';
import { keptErrata } from './errata/kept-errata.ts';

/**
 * The catalogue that this build carries, with the corrections in place: every faction and unit,
 * without profiles and skills.
 */
export const catalogue: Catalogue = createCatalogue({
  factions,
  units: correctUnits(units, keptErrata),
  termNames,
});

/** A unit type in the wanted language, in English where it has no translation. */
export function unitTypeName(type: UnitType, language: Language): string {
  return unitTypeNames[language]?.[type] ?? type;
}

/**
 * Returns the word that cards in this language print for a symbol or an abbreviation (`wp`, `avb`);
 * null when there is no such word.
 */
export function symbolName(id: string, language: Language): string | null {
  return symbolNames[language]?.[id] ?? null;
}
