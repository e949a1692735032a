import { getUnit } from '#domain/catalogue/lookup.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { FactionId, Language } from '#domain/catalogue/types.ts';
import type { Army } from '#domain/roster/types.ts';
import { catalogue } from './catalogue.ts';

/**
 * Returns a function that names a unit in the reader's language: as the army has it, else as the
 * catalogue of its faction does, such as a partner that the list lacks. An id that neither knows
 * stays as it is.
 */
export function unitNames(army: Army, faction: FactionId, language: Language): (unitId: string) => string {
  return (unitId) => {
    const unit = army.find((entry) => entry.unit.id === unitId)?.unit ?? getUnit(catalogue, faction, unitId);
    return unit === null ? unitId : localName(unit, language);
  };
}
