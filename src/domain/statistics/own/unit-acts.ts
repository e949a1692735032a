import { grouped } from './grouped.ts';

/** The part that one unit of the player had in a finished game. */
export type UnitActs = {
  readonly faction: string;
  readonly unitId: string;
  /** Rounds in which it stood on the table by itself, and those of them in which it acted. */
  readonly rounds: number;
  readonly acted: number;
  /** Time of each activation that was begun and completed with a tap, in ms. */
  readonly ms: readonly number[];
};

/** A unit over all games. Copies of one list are counted each. */
export type UnitActivity = {
  readonly key: string;
  readonly faction: string;
  readonly unitId: string;
  readonly games: number;
  readonly rounds: number;
  readonly acted: number;
  /** The middle one of its activations' times in ms; null without any. */
  readonly median: number | null;
};

/**
 * Adds up how often units act, those that act least first. A unit that never stood on the table by
 * itself is left out.
 */
export function unitActivity(games: readonly (readonly UnitActs[])[]): readonly UnitActivity[] {
  const keyOf = ({ faction, unitId }: UnitActs) => `${faction}/${unitId}`;
  const all = games.flatMap((units, game) => units.map((unit) => ({ ...unit, game })));
  return [...grouped(all, keyOf)]
    .map(([key, of]) => ({
      key,
      faction: of[0].faction,
      unitId: of[0].unitId,
      games: new Set(of.map(({ game }) => game)).size,
      rounds: of.reduce((sum, { rounds }) => sum + rounds, 0),
      acted: of.reduce((sum, { acted }) => sum + acted, 0),
      median: medianOf(of.flatMap(({ ms }) => ms)),
    }))
    .filter(({ rounds }) => rounds > 0)
    .toSorted(
      (one, other) => one.acted / one.rounds - other.acted / other.rounds || other.rounds - one.rounds,
    );
}

/** Returns the middle one of some numbers, or the mean of the two middle ones; null for none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
