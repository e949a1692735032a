import { factions, symbolNames, termNames, units, unitTypeNames } from 'virtual:catalogue';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { withChanges } from '#domain/catalogue/release/changes.ts';
import type { Catalogue, Language, UnitType } from '#domain/catalogue/types.ts';
import { currentPatch, onPatch } from './release/kept-patch.ts';

/**
 * The catalogue that this build carries, with the newest release in place: every faction and unit,
 * without profiles and skills. Another release takes its place while pages are open, so it is read
 * where it is used and never kept.
 */
export let catalogue: Catalogue = withRelease();
onPatch(() => {
  catalogue = withRelease();
});

function withRelease(): Catalogue {
  const patch = currentPatch();
  if (patch === null) return createCatalogue({ factions, units, termNames });
  const all = withChanges(factions, ({ id }) => id, patch.factions);
  const changed = withChanges(units, (unit) => unitKey(unit.faction, unit.id), patch.units);
  return createCatalogue({
    factions: all,
    // Faction by faction, as files have them.
    units: all.flatMap(({ id }) => changed.filter(({ faction }) => faction === id)),
    termNames: patch.termNames ?? termNames,
    formerUnits: patch.formerUnits ?? [],
    release: patch.number,
  });
}

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
