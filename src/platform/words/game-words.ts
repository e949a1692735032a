import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameState, GameUnit, Place, UnitSetup, UnitState } from '#domain/game/types.ts';

/** States by the names that cards give them. */
export const STATE_NAMES: Readonly<Record<UnitState, MessageDescriptor>> = {
  slowed: msg`Slowed`,
  frightened: msg`Frightened`,
  disarmed: msg`Disarmed`,
  vulnerable: msg`Vulnerable`,
  demoralized: msg`Demoralized`,
};

/** A unit's name; equal units of a list are told apart by their number. */
export function unitName(
  unit: Pick<UnitSetup, 'name' | 'names' | 'copy' | 'copies'>,
  language: Language,
): string {
  const name = localName(unit, language);
  return unit.copies > 1 ? `${name} ${unit.copy}` : name;
}

/**
 * A unit's name with its player where the other side brings the same unit, so that a mirror match
 * tells them apart.
 */
export function ownedName(
  { players, units }: Pick<GameState, 'players' | 'units'>,
  unit: GameUnit,
  language: Language,
): string {
  const name = unitName(unit, language);
  const isMirrored = Object.values(units).some(
    ({ unitId, player }) => unitId === unit.unitId && player !== unit.player,
  );
  const owner = players[unit.player]?.name;
  return isMirrored && owner !== undefined ? `${name} (${owner})` : name;
}

/** States in words, one behind the other. */
export function stateNames(
  states: GameUnit['states'],
  language: Language,
  say: (name: MessageDescriptor) => string,
): string {
  return new Intl.ListFormat(language).format(states.map((state) => say(STATE_NAMES[state])));
}

/** The names of the places of a unit. */
export const PLACE_NAMES: Readonly<Record<Place, MessageDescriptor>> = {
  reserve: msg`Not deployed`,
  hidden: msg`Held back`,
  table: msg`On the table`,
  fled: msg`Fled`,
  destroyed: msg`Destroyed`,
};
