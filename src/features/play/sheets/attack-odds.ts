import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '#data/query/query-client.ts';
import { type CardOf, loadUnitCards } from '#data/unit-profiles.ts';
import { hasKeyword } from '#domain/game/setup.ts';
import type { GameState, GameUnit, UnitState } from '#domain/game/types.ts';
import { joinedCharacter, unitNow } from '#domain/game/unit-play.ts';
import type { Chances } from '#domain/odds/chances.ts';
import {
  type Combatant,
  hasModifier,
  strikeChances,
  type StrikeKind,
  strikeKinds,
} from '#domain/odds/strike.ts';

/** The choices that the players make about an attack. */
export type AttackChoices = {
  readonly kind: StrikeKind;
  readonly isReroll: boolean;
  /** The attacker, or the target, pays 1 stress for its modifier. */
  readonly isModified: boolean;
  readonly isTargetModified: boolean;
};

/** The cards of all units, as far as this build has been fetched. */
const cardsQuery = queryOptions({
  queryKey: ['unit-cards'],
  // In an object: a query's data may not be a function.
  queryFn: async () => ({ cardOf: await loadUnitCards() }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Returns the cards of all units; null until they are there, and without a network. */
export function useCards(): CardOf | null {
  return useQuery(cardsQuery, queryClient()).data?.cardOf ?? null;
}

/** A unit of the game as the odds see it; null when its card is not known. */
function combatantOf(
  state: GameState,
  unit: GameUnit,
  cardOf: CardOf | null,
  { isModified, hinderedBy }: { readonly isModified: boolean; readonly hinderedBy: UnitState },
): Combatant | null {
  const profile = cardOf?.(unit.faction, unit.unitId)?.profile ?? null;
  const character = joinedCharacter(state, unit.id);
  // Without a printed number of models nobody knows how many are left: its only or its first row.
  const row = unitNow(state, unit).row ?? 0;
  if (profile === null || profile.profiles[row] === undefined) return null;
  const card = character === null ? null : cardOf?.(character.faction, character.unitId);
  return {
    profile,
    row,
    joined: card?.profile?.joined ?? null,
    counting: hasKeyword(unit, 'elite') ? 'elite' : 'full',
    isModified,
    isHindered: unit.states.includes(hinderedBy),
  };
}

/** The chances of each number of wounds; null where a card is not known. */
export function attackChances(
  state: GameState,
  attacker: GameUnit,
  target: GameUnit,
  cardOf: CardOf | null,
  choices: AttackChoices,
): Chances | null {
  const { kind, isReroll, isModified, isTargetModified } = choices;
  const one = combatantOf(state, attacker, cardOf, { isModified, hinderedBy: 'disarmed' });
  const other = combatantOf(state, target, cardOf, {
    isModified: isTargetModified,
    hinderedBy: 'vulnerable',
  });
  return one === null || other === null ? null : strikeChances(kind, one, other, isReroll);
}

/** The attacks that a unit has now, and for which of them its modifier may be paid. */
export function attacksOf(
  state: GameState,
  unit: GameUnit,
  cardOf: CardOf | null,
): { readonly kinds: readonly StrikeKind[]; readonly modified: readonly StrikeKind[] } {
  const combatant = combatantOf(state, unit, cardOf, { isModified: false, hinderedBy: 'disarmed' });
  if (combatant === null) return { kinds: [], modified: [] };
  const kinds = strikeKinds(combatant);
  return {
    kinds,
    modified: combatant.isHindered ? [] : kinds.filter((kind) => hasModifier(combatant, kind)),
  };
}
