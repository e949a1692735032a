import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { boxesOf, GAME_END } from '#domain/game/scoring.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { FeatPanel } from './feat-panel.tsx';
import { PiecesPanel } from './mission-panel.tsx';
import { ScoreBoxes } from './score-boxes.tsx';
import styles from './scoring-page.module.css';
import { useTable } from '../table/table-context.tsx';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

/** Everything that scores, to look through once more: the rounds, the end of the game, the feat. */
export function AllScores() {
  return (
    <div className={styles.columns}>
      <Rounds />
      <AtTheEnd />
    </div>
  );
}

/** A fold for each round of the mission. */
function Rounds() {
  const { t } = useLingui();
  const mission = useGame(({ game }) => game.state.mission);
  const { say } = useTable();
  if (mission === null) return null;
  const scoresInRounds = mission.scoring.some(({ when }) => when !== 'game-end');
  return (
    <section className={styles.part}>
      <h2>{say(mission.name, mission.names)}</h2>
      {scoresInRounds ? (
        Array.from({ length: mission.rounds }, (_, at) => at + 1).map((round) => (
          <Disclosure key={round} title={t`Round ${round}`} defaultOpen={round === mission.rounds}>
            <div className={styles.inside}>
              <ScoreBoxes round={round} of="mission" />
              <Corrections round={round} />
            </div>
          </Disclosure>
        ))
      ) : (
        <p className="muted">
          <Trans>This mission scores at the end of the game.</Trans>
        </p>
      )}
      <PiecesPanel pieces={mission.pieces} />
    </section>
  );
}

/** The points outside of the rounds: the mission's end, the feat, and corrections by hand. */
function AtTheEnd() {
  const { say, sheet } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const hasEnd = boxesOf({ mission, feat: null }).some(({ when }) => when === 'game-end');
  return (
    <div className={styles.stack}>
      {hasEnd && (
        <section className={styles.part}>
          <h2>
            <Trans>End of the game</Trans>
          </h2>
          <ScoreBoxes round={GAME_END} of="mission" />
        </section>
      )}
      {feat !== null && (
        <section className={styles.part}>
          <header className={styles.head}>
            <h2>{say(feat.name, feat.names)}</h2>
            <Button size="sm" icon="book" onClick={() => sheet.open('feat')}>
              <Trans>Read</Trans>
            </Button>
          </header>
          <FeatPanel feat={feat} />
          <ScoreBoxes round={GAME_END} of="feat" />
        </section>
      )}
      <section className={styles.part}>
        <h2>
          <Trans>Outside of the rounds</Trans>
        </h2>
        <Corrections round={GAME_END} />
      </section>
    </div>
  );
}

const MOST = 99;

/**
 * Points that are added or taken by hand in a round, when no box covers them. Round 0: outside of
 * the rounds.
 */
function Corrections({ round }: { round: number }) {
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
