import type { GameLog } from './events.ts';
import { reduce } from './reduce/reduce.ts';
import { newState } from './setup.ts';
import type { GameState } from './types.ts';

/** The part that one unit had in a game. */
type UnitActs = {
  readonly faction: string;
  readonly unitId: string;
  /** Rounds in which it stood on the table by itself: not in reserve, joined or gone. */
  readonly rounds: number;
  /** Those of them in which it was activated. */
  readonly acted: number;
  /** Time of each activation that was begun and completed with a tap, in ms. */
  readonly ms: readonly number[];
};

/**
 * Returns the part of each unit of a player, from the events that hold. None when the player never
 * completed an activation of a unit: then nobody kept count.
 */
export function actsOf(log: GameLog, player: string): readonly UnitActs[] {
  const seen = new Map<string, Set<number>>();
  const acted = new Map<string, Set<number>>();
  const times = new Map<string, number[]>();
  let state = newState(log.id);
  let begun: { readonly unit: string; readonly at: number } | null = null;
  for (const event of log.events.slice(0, log.cursor)) {
    state = reduce(state, event);
    if (event.type === 'activation-started') begun = event;
    if (event.type === 'activation-completed') {
      const { unit, at } = event;
      if (unit !== null && event.player === player) {
        note(acted, unit, state.currentTurn);
        if (begun?.unit === unit) times.set(unit, [...(times.get(unit) ?? []), Math.max(0, at - begun.at)]);
      }
      begun = null;
    }
    for (const unit of standing(state, player)) note(seen, unit, state.currentTurn);
  }
  if (acted.size === 0) return [];
  return Object.values(state.units)
    .filter((unit) => unit.player === player)
    .map(({ id, faction, unitId }) => ({
      faction,
      unitId,
      rounds: new Set([...(seen.get(id) ?? []), ...(acted.get(id) ?? [])]).size,
      acted: acted.get(id)?.size ?? 0,
      ms: times.get(id) ?? [],
    }));
}

function note(rounds: Map<string, Set<number>>, unit: string, round: number): void {
  rounds.set(unit, (rounds.get(unit) ?? new Set()).add(round));
}

/** Ids of the player's units that could act by themselves in the round that is played. */
function standing({ units, turns, currentTurn }: GameState, player: string): readonly string[] {
  if (turns[currentTurn]?.completed !== false) return [];
  return Object.values(units)
    .filter((unit) => unit.player === player && unit.place === 'table' && unit.joinedTo === null)
    .map(({ id }) => id);
}
