import { gameStore } from '#data/games/game-store.ts';
import type { Player, PlayerSetup } from '#domain/game/types.ts';

/** Changes a player of the set-up; does nothing when nothing differs. */
export function changePlayer({ id, name, kind, wabId, side }: Player, change: Partial<PlayerSetup>): void {
  const before: PlayerSetup = { id, name, kind, wabId, side };
  const after = { ...before, ...change };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  gameStore.getState().act({ type: 'player-changed', player: after });
}

/** True for the name of the other player, in small or capital letters. */
export function isNameOfOther({ id }: Pick<Player, 'id'>, name: string): boolean {
  const { players } = gameStore.getState().game.state;
  const wanted = name.toLowerCase();
  return Object.values(players).some((other) => other.id !== id && other.name.toLowerCase() === wanted);
}
