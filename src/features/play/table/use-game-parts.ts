import { useGame } from '#data/games/use-game.ts';
import { joinedCharacter, unitNow, type UnitNow } from '#domain/game/unit-play.ts';
import { type Reminder, unitReminders } from '#domain/game/reminders.ts';
import type { GameUnit, Player, Turn } from '#domain/game/types.ts';

/** Ids of the players, the device's own first; text, as it does not change with a tap. */
export function usePlayerIds(): readonly string[] {
  const ids = useGame(({ game }) => Object.keys(game.state.players).join('\n'));
  return ids === '' ? [] : ids.split('\n');
}

/** A player of the running game. */
export function usePlayer(id: string): Player | undefined {
  return useGame(({ game }) => game.state.players[id]);
}

/** A unit of the running game: what uses it renders again when this unit changes, and no other. */
export function useUnit(id: string): GameUnit | undefined {
  return useGame(({ game }) => game.state.units[id]);
}

/** The round that is played; undefined before the first. */
export function useTurn(): Turn | undefined {
  return useGame(({ game }) => game.state.turns[game.state.currentTurn]);
}

/** What counts for a unit just now, with the Character that joined it. */
export function useUnitNow(unit: GameUnit): {
  readonly now: UnitNow;
  readonly joined: GameUnit | null;
  readonly reminders: readonly Reminder[];
} {
  const joined = useGame(({ game }) => joinedCharacter(game.state, unit.id));
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const isActive = useGame(({ game }) => game.state.activeUnit === unit.id);
  const units = { [unit.id]: unit, ...(joined === null ? {} : { [joined.id]: joined }) };
  const around = { units, mission, feat, activeUnit: isActive ? unit.id : null };
  return { now: unitNow(around, unit), joined, reminders: unitReminders(around, unit.id) };
}
