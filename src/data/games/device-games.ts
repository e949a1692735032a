import type { Names } from '#domain/catalogue/types.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { actsOf } from '#domain/game/acts.ts';
import type { Game } from '#domain/game/log.ts';
import { resultOf } from '#domain/game/result.ts';
import { summaryOf } from '#domain/game/summary.ts';
import type { ListGame } from '#domain/statistics/own/played-lists.ts';
import type { UnitActs } from '#domain/statistics/own/unit-acts.ts';
import { finishedGames } from './game-shelf.ts';
import { playedWith } from './played-lists.ts';

/** A finished game of this device with the player's list and taps. Times in ms. */
export type DeviceGame = ListGame & {
  /** The player's units. */
  readonly units: readonly UnitActs[];
  /** The time of each activation of the rival. */
  readonly rivalTimes: readonly number[];
  /** The time of each round that ended. */
  readonly roundTimes: readonly number[];
};

export type DeviceGames = {
  readonly games: readonly DeviceGame[];
  /** The names of all units of these games, by `unitKey`, as the games keep them. */
  readonly unitNames: Readonly<Record<string, { readonly name: string; readonly names: Names }>>;
};

/** Returns the finished games of this browser in which the player brought a list. */
export async function deviceGames(): Promise<DeviceGames> {
  const finished = await finishedGames();
  const unitNames = finished.flatMap(({ game }) =>
    Object.values(game.state.units).map(
      ({ faction, unitId, name, names }) => [unitKey(faction, unitId), { name, names }] as const,
    ),
  );
  return {
    games: finished.flatMap(({ game, keptAt }) => deviceGame(game, keptAt) ?? []),
    unitNames: Object.fromEntries(unitNames),
  };
}

/** Returns a finished game as the player's own; null when it is not, as for `playedWith`. */
function deviceGame({ log, state }: Game, keptAt: number): DeviceGame | null {
  const played = playedWith(state, keptAt);
  const result = resultOf(state, keptAt);
  const [me, rival] = Object.values(state.players).toSorted((one) => (one.kind === 'me' ? -1 : 1));
  if (played === null || result === null || me === undefined || rival === undefined) return null;
  return {
    ...played,
    difference: result.own.score - result.opponent.score,
    units: actsOf(log, me.id),
    rivalTimes: actsOf(log, rival.id).flatMap(({ ms }) => ms),
    roundTimes: summaryOf(state, keptAt).turns.flatMap(({ ms }) => ms ?? []),
  };
}
