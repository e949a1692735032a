import { useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';
import { usePlayer, usePlayerIds } from '../table/use-game-parts.ts';

const MOST = 99;

/**
 * Points that are added or taken by hand in a round, when no box covers them. Round 0: outside of
 * the rounds.
 */
export function Corrections({ round }: { round: number }) {
  return usePlayerIds().map((id) => <Correction key={id} id={id} round={round} />);
}

function Correction({ id, round }: { id: string; round: number }) {
  const { t } = useLingui();
  const player = usePlayer(id);
  const added = useGame(({ game }) => game.state.corrections[round]?.[id] ?? 0);
  if (player === undefined) return null;
  return (
    <CountStepper
      label={player.name}
      of={t`points by hand`}
      hint={t`points by hand`}
      value={added}
      valueText={added > 0 ? `+${added}` : String(added)}
      min={-MOST}
      max={MOST}
      onStep={(by) =>
        perform({
          type: 'score-set',
          player: id,
          score: player.score + by,
          round: round === 0 ? null : round,
        })
      }
    />
  );
}
