import { useLingui } from '@lingui/react/macro';
import { companyOf } from '#domain/game/companies.ts';
import { lastStep, type Replay, stateAt } from '#domain/game/replay/replay.ts';
import { type ScoreCurve, scoreCurve } from '#domain/game/replay/score-curve.ts';
import { summaryOf } from '#domain/game/summary.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';

type ScoreCourseProps = {
  replay: Replay;
  /** The step that is marked; none without it. */
  step?: number;
};

/** The scores of both players through the game. `ScoreTable` has the numbers of the rounds. */
export function ScoreCourse({ replay, step }: ScoreCourseProps) {
  const { t } = useLingui();
  const curve = scoreCurve(replay);
  const state = stateAt(replay, lastStep(replay));
  const players = Object.values(state.players);
  const lines = players.map(({ id, name }) => ({
    id,
    name,
    hue: companyOf(state, id) ?? ('gold' as const),
    points: pointsOf(curve, id),
  }));
  const names = summaryOf(state, 0)
    .players.map(({ player, sums }) => `${state.players[player]?.name ?? ''}: ${sums.join(', ')}`)
    .join('; ');
  const rounds = Array.from({ length: Math.max(1, curve.rounds) }, (_, at) => String(at + 1));
  const place = step === undefined ? undefined : curve.places[step];
  return (
    <LineChart
      label={t`Score after each round. ${names}`}
      lines={lines}
      parts={curve.hasEnd ? [...rounds, t`End`] : rounds}
      {...(place === undefined ? {} : { cursor: place })}
    />
  );
}

function pointsOf({ points, places }: ScoreCurve, player: string) {
  return points.map(({ step, scores }) => ({ x: places[step] ?? 0, y: scores[player] ?? 0 }));
}
