import { localName } from '#domain/catalogue/localise.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';

/** A unit's name in the shown language, numbered where the list has several alike. */
export function useUnitName(): (unit: GameUnit) => string {
  const language = useLanguage();
  return (unit) => {
    const name = localName(unit, language);
    return unit.copies > 1 ? `${name} (${unit.copy}/${unit.copies})` : name;
  };
}
