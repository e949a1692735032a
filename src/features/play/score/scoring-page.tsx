import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useGame } from '#data/games/use-game.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { perform } from '../table/perform.ts';
import styles from './scoring-page.module.css';
import type { TableTexts } from '../table/table-context.tsx';
import { TableShell } from '../table/table-shell.tsx';
import { summaryOf } from '#domain/game/summary.ts';
import { AllScores } from './all-scores.tsx';
import { ScoreTable } from './score-table.tsx';

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
        <AllScores />
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
