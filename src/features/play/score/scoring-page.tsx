import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { DESKTOP } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { summaryOf } from '#domain/game/summary.ts';
import { boxesOf, GAME_END } from '#domain/game/scoring.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { DisclosureRows } from '#ui/disclosure/disclosure-rows.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { PlayFrame } from '../frame/play-frame.tsx';
import { perform } from '../table/perform.ts';
import styles from './scoring-page.module.css';
import { type TableTexts, useTable } from '../table/table-context.tsx';
import { TableShell } from '../table/table-shell.tsx';
import { ScoreTable } from '#components/game-view/score-table.tsx';
import { Panel } from '#components/panel/panel.tsx';
import { FeatPanel } from './feat-panel.tsx';
import { PiecesPanel } from './mission-panel.tsx';
import { ScoreBoxes } from './score-boxes.tsx';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

/**
 * `/scoring`: every round's boxes once more, the end of the game, the feat, and totals
 * (docs/product.md, "Pages and addresses").
 */
export function ScoringPage({ texts }: { texts: TableTexts }) {
  const { t } = useLingui();
  return (
    <TableShell texts={texts}>
      <PlayFrame phase="scoring" title={t`Scoring`} bar={<ToSummary />}>
        <RunningScore />
        <div className={styles.columns}>
          <Rounds />
          <AtTheEnd />
        </div>
      </PlayFrame>
    </TableShell>
  );
}

function ToSummary() {
  const navigate = useNavigate();
  const id = useGame(({ game }) => game.log.id);
  const finish = () => {
    perform({ type: 'phase-changed', phase: 'summary' });
    void navigate(paths.phase('summary', id));
  };
  return (
    <Button className={styles.finish} variant="primary" size="lg" icon="success" onClick={finish}>
      <Trans>Show the summary</Trans>
    </Button>
  );
}

/** Current totals and rounds, always in view during scoring. */
function RunningScore() {
  const state = useGame(({ game }) => game.state);
  return (
    <div className={styles.running}>
      <ScoreTable state={state} summary={summaryOf(state, 0)} />
    </div>
  );
}

/** A fold for each round of the mission. Where all have room beside each other, all are open. */
function Rounds() {
  const { t } = useLingui();
  const isDesktop = useMediaQuery(DESKTOP);
  const mission = useGame(({ game }) => game.state.mission);
  const { say } = useTable();
  if (mission === null) return null;
  const scoresInRounds = mission.scoring.some(({ when }) => when !== 'game-end');
  return (
    <Panel title={say(mission.name, mission.names)}>
      {scoresInRounds ? (
        <DisclosureRows className={styles.rounds}>
          {Array.from({ length: mission.rounds }, (_, at) => at + 1).map((round) => (
            <Disclosure
              key={round}
              title={t`Round ${round}`}
              defaultOpen={isDesktop || round === mission.rounds}
            >
              <div className={styles.inside}>
                <ScoreBoxes round={round} of="mission" />
                <Corrections round={round} />
              </div>
            </Disclosure>
          ))}
        </DisclosureRows>
      ) : (
        <p className="muted">
          <Trans>This mission scores at the end of the game.</Trans>
        </p>
      )}
      <PiecesPanel pieces={mission.pieces} />
    </Panel>
  );
}

/** The points outside of the rounds: the mission's end, the feat, and corrections by hand. */
function AtTheEnd() {
  const { t } = useLingui();
  const { say, sheet } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const hasEnd = boxesOf({ mission, feat: null }).some(({ when }) => when === 'game-end');
  return (
    <div className={styles.stack}>
      {hasEnd && (
        <Panel title={t`End of the game`}>
          <ScoreBoxes round={GAME_END} of="mission" />
        </Panel>
      )}
      {feat !== null && (
        <Panel title={say(feat.name, feat.names)} onRead={() => sheet.open('feat')}>
          <FeatPanel feat={feat} />
          <ScoreBoxes round={GAME_END} of="feat" />
        </Panel>
      )}
      <Panel title={t`Between rounds`}>
        <Corrections round={GAME_END} />
      </Panel>
    </div>
  );
}

/** Points that a player adds or takes by hand, in a round or (0) outside of the rounds. */
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
      min={-99}
      max={99}
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
