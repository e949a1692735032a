import { UnitMarks } from '#components/game-view/unit-marks.tsx';
import { useGame } from '#data/games/use-game.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { useTable } from '../table/table-context.tsx';
import { useUnitNow } from '../table/use-running-game.ts';

/**
 * The marks of a unit of the running game. Stress and wounds only with `withCounts`: a closed row
 * shows them on its buttons.
 */
export function TableUnitMarks({ unit, withCounts }: { unit: GameUnit; withCounts: boolean }) {
  const { language, say } = useTable();
  const now = useUnitNow(unit);
  const host = useGame(({ game }) => (unit.joinedTo === null ? undefined : game.state.units[unit.joinedTo]));
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const rules = { mission, feat };
  return <UnitMarks {...{ unit, now, host, rules, withCounts, say, language }} />;
}
