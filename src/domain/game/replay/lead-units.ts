import type { GameState, GameUnit } from '../types.ts';

/**
 * The units that stand for a player's army, each kind once: High Command first, then by points.
 * `most`: how many at most.
 */
export function leadUnits(
  { units }: Pick<GameState, 'units'>,
  player: string,
  most: number,
): readonly GameUnit[] {
  const own = Object.values(units).filter((unit) => unit.player === player);
  const kinds = new Map(own.toReversed().map((unit) => [unit.unitId, unit]));
  return [...kinds.values()]
    .toSorted(
      (one, other) =>
        Number(other.highCommand) - Number(one.highCommand) ||
        other.points - one.points ||
        (one.unitId < other.unitId ? -1 : 1),
    )
    .slice(0, most);
}
