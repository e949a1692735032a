import type { Refusal } from '../events.ts';
import type { GameState, GameUnit, Player } from '../types.ts';

/** The result of an event: the next state, or the reason why it is refused. */
export type Outcome = GameState | Refusal;

/** True for a refusal. */
export function isRefusal(outcome: Outcome): outcome is Refusal {
  return typeof outcome === 'string';
}

/** Changes one unit; refuses what is not there. An equal object means that nothing changes. */
export function changeUnit(
  state: GameState,
  id: string,
  change: (unit: GameUnit) => GameUnit | Refusal,
): Outcome {
  const unit = state.units[id];
  if (unit === undefined) return 'unknown-unit';
  const next = change(unit);
  if (typeof next === 'string') return next;
  return next === unit ? 'no-change' : { ...state, units: { ...state.units, [id]: next } };
}

/** Changes one player; refuses who is not there. */
export function changePlayer(
  state: GameState,
  id: string,
  change: (player: Player) => Player | Refusal,
): Outcome {
  const player = state.players[id];
  if (player === undefined) return 'unknown-player';
  const next = change(player);
  return typeof next === 'string' ? next : { ...state, players: { ...state.players, [id]: next } };
}

/** A counter moved within its bounds; a refusal when it cannot move. `most` null: without bound. */
export function stepped(value: number, by: number, least: number, most: number | null): number | 'at-limit' {
  const next = Math.max(least, most === null ? value + by : Math.min(most, value + by));
  return next === value ? 'at-limit' : next;
}
