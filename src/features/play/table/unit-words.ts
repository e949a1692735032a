import { catalogue } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameUnit, UnitSetup, UnitState } from '#domain/game/types.ts';

const ENGLISH: Readonly<Record<UnitState, string>> = {
  slowed: 'Slowed',
  frightened: 'Frightened',
  disarmed: 'Disarmed',
  vulnerable: 'Vulnerable',
  demoralized: 'Demoralized',
};

/** A state by the name that cards give it. */
export function stateName(state: UnitState, language: Language): string {
  return localTerm(catalogue, 'states', ENGLISH[state], language);
}

/** A unit's name; equal units of a list are told apart by their number. */
export function unitName(
  unit: Pick<UnitSetup, 'name' | 'names' | 'copy' | 'copies'>,
  language: Language,
): string {
  const name = localName(unit, language);
  return unit.copies > 1 ? `${name} ${unit.copy}` : name;
}

/** States in words, one behind the other. */
export function stateNames(states: GameUnit['states'], language: Language): string {
  return new Intl.ListFormat(language).format(states.map((state) => stateName(state, language)));
}
