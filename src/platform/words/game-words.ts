import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameUnit, Place, UnitState } from '#domain/game/types.ts';

/** States by the names that cards give them. */
export const STATE_NAMES: Readonly<Record<UnitState, MessageDescriptor>> = {
  slowed: msg`Slowed`,
  frightened: msg`Frightened`,
  disarmed: msg`Disarmed`,
  vulnerable: msg`Vulnerable`,
  demoralized: msg`Demoralized`,
};

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
