import type { EndCondition } from './missions/mission.ts';
import { isGone } from './formula.ts';
import { ENDS_WITH_ACTIVATION } from './reduce/reduce-turns.ts';
import { hasKeyword, isCharacter } from './setup.ts';
import type { GameState, GameUnit, UnitState } from './types.ts';
import { type AroundUnit, joinedCharacter, mayGiveModels, unitNow } from './unit-play.ts';

/** A reminder for deployment, about a unit. */
export type DeploymentReminder =
  | { readonly code: 'scout'; readonly unit: string }
  | { readonly code: 'ambusher'; readonly unit: string }
  /**
   * A Character that may join a unit; `host`: the unit that it has joined, null while it stands
   * alone.
   */
  | { readonly code: 'join'; readonly unit: string; readonly host: string | null }
  /** `owner`: the unit that it belongs to; null when the list has none. */
  | { readonly code: 'companion'; readonly unit: string; readonly owner: string | null }
  /** A troop whose card prints no number of models. */
  | { readonly code: 'models'; readonly unit: string }
  /** `skill`: its name; `choice`: what was chosen, null while nothing is. */
  | {
      readonly code: 'choice';
      readonly unit: string;
      readonly skill: string;
      readonly choice: string | null;
    };

/**
 * Scouts, ambushers, Characters that may join, companions with their owner, troops without a number
 * of models and choices of a player's units, in list order.
 */
export function deploymentReminders(state: GameState, player: string): readonly DeploymentReminder[] {
  const units = unitsOf(state, player);
  return units.flatMap((unit): DeploymentReminder[] => [
    ...(hasKeyword(unit, 'scout') ? [{ code: 'scout' as const, unit: unit.id }] : []),
    ...(hasKeyword(unit, 'ambusher') ? [{ code: 'ambusher' as const, unit: unit.id }] : []),
    ...(mayJoin(state, unit) ? [{ code: 'join' as const, unit: unit.id, host: unit.joinedTo }] : []),
    ...(unit.companionOf === null
      ? []
      : [{ code: 'companion' as const, unit: unit.id, owner: ownerOf(units, unit) }]),
    ...(unit.type === 'Troop' && mayGiveModels(unit) ? [{ code: 'models' as const, unit: unit.id }] : []),
    ...unit.choices.map((skill) => ({
      code: 'choice' as const,
      unit: unit.id,
      skill,
      choice: unit.chosen[skill] ?? null,
    })),
  ]);
}

function mayJoin(state: GameState, unit: GameUnit): boolean {
  return isCharacter(unit) && (unit.joinedTo !== null || hostsFor(state, unit).length > 0);
}

function ownerOf(units: readonly GameUnit[], companion: GameUnit): string | null {
  return units.find(({ unitId }) => unitId === companion.companionOf)?.id ?? null;
}

/** A player's units in list order. */
function unitsOf(state: GameState, player: string): readonly GameUnit[] {
  const ids = state.players[player]?.units ?? [];
  return ids.map((id) => state.units[id]).filter((unit) => unit !== undefined);
}

/** A reminder for this moment of the game. */
export type Reminder =
  /**
   * At the end of the activation: more stress than MOR; `needs` successes. Of the unit that is
   * active, `dueNow` asks for it.
   */
  | { readonly code: 'willpower-test'; readonly unit: string; readonly needs: 1 | 2 }
  /** Has a token and stress at MOR: may only rest. */
  | { readonly code: 'rest-only'; readonly unit: string }
  /** States that go when the unit's activation is completed. */
  | { readonly code: 'states-end'; readonly unit: string; readonly states: readonly UnitState[] }
  /** Frightened ends when a willpower test is passed. */
  | { readonly code: 'frightened'; readonly unit: string };

/** Reminders for one unit. Empty for null. */
export function unitReminders(
  state: AroundUnit & Pick<GameState, 'activeUnit'>,
  id: string | null,
): readonly Reminder[] {
  const unit = id === null ? undefined : state.units[id];
  if (unit === undefined || unit.place !== 'table') return [];
  const { overMorale, morale } = unitNow(state, unit);
  const ending = unit.states.filter((one) => ENDS_WITH_ACTIVATION.includes(one));
  const canBreak = !hasKeyword(unit, 'golem') && !unit.states.includes('demoralized');
  const reminders: readonly (Reminder | false)[] = [
    canBreak &&
      overMorale > 0 &&
      state.activeUnit !== unit.id && {
        code: 'willpower-test',
        unit: unit.id,
        needs: overMorale >= 2 ? 2 : 1,
      },
    unit.activated &&
      morale !== null &&
      unit.stress >= morale &&
      state.activeUnit !== unit.id && { code: 'rest-only', unit: unit.id },
    ending.length > 0 && { code: 'states-end', unit: unit.id, states: ending },
    unit.states.includes('frightened') && { code: 'frightened', unit: unit.id },
  ];
  return reminders.filter((reminder) => reminder !== false);
}

/** Units that the end of a round asks about, in order of the list. */
export type RoundEnd = {
  /** Carry tinge: roll or read the table. */
  readonly tinge: readonly string[];
  /** Neither activated nor demoralized: may move if not engaged ("No one left behind"). */
  readonly leftBehind: readonly string[];
};

/** Returns the tasks of the units on the table at the end of the current round. */
export function roundEndOf(state: GameState): RoundEnd {
  const units = Object.values(state.units).filter(
    ({ place, joinedTo }) => place === 'table' && joinedTo === null,
  );
  const idle = units.filter(({ activated, states }) => !activated && !states.includes('demoralized'));
  return {
    tinge: units.filter(({ tinge }) => tinge > 0).map(({ id }) => id),
    leftBehind: idle.map(({ id }) => id),
  };
}

/** An end condition that holds; `player`: whose side it is about, null for the game's. */
export type EndReached = { readonly code: EndCondition['code']; readonly player: string | null };

/** End conditions of the mission that hold now. */
export function endsReached(state: GameState): readonly EndReached[] {
  return (state.mission?.endConditions ?? []).flatMap((condition): EndReached[] => {
    if (condition.code === 'last-round') {
      return state.turns[state.mission?.rounds ?? 0]?.completed === true
        ? [{ code: condition.code, player: null }]
        : [];
    }
    if (condition.code === 'pieces') {
      const isReached = condition.pieces.every((id) => state.pieces[id]?.state === condition.state);
      return isReached ? [{ code: condition.code, player: null }] : [];
    }
    const isOut = (unit: GameUnit) =>
      isGone(unit) || (condition.code === 'all-demoralized' && isDemoralized(state, unit));
    const beaten = Object.keys(state.players).filter((player) => {
      const units = unitsOf(state, player);
      const someLeft = condition.code === 'no-units' || units.some((unit) => !isGone(unit));
      return units.length > 0 && someLeft && units.every(isOut);
    });
    return beaten.map((player) => ({ code: condition.code, player }));
  });
}

function isDemoralized(state: GameState, unit: GameUnit): boolean {
  return (state.units[unit.joinedTo ?? ''] ?? unit).states.includes('demoralized');
}

/**
 * Units that a Character of the same player may join now: on its side of the table edge, without a
 * Character, not demoralized. Its Join value, where it names units, characteristics or keywords,
 * must fit.
 */
export function hostsFor(state: GameState, character: GameUnit): readonly GameUnit[] {
  const values = character.keywords
    .map((printed) => /^join\s*\((?<value>.+)\)$/iu.exec(printed.trim())?.groups?.['value'])
    .filter((value) => value !== undefined);
  return unitsOf(state, character.player).filter((unit) => {
    if (unit.id === character.id || isGone(unit) || unit.type !== 'Troop') return false;
    if (unit.states.includes('demoralized') || joinedCharacter(state, unit.id) !== null) return false;
    return values.some((value) => fits(unit, value));
  });
}

/** A comma asks for all, a bar for either. */
function fits(unit: GameUnit, value: string): boolean {
  const known = [unit.name, ...unit.characteristics, ...unit.keywords].map((word) => word.toLowerCase());
  return value
    .split('|')
    .some((either) => either.split(',').every((word) => known.includes(word.trim().toLowerCase())));
}
