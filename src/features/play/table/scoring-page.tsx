import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useGame } from '#data/games/use-game.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { perform } from './perform.ts';
import { RunningScore } from './running-score.tsx';
import styles from './scoring-page.module.css';
import type { TableParts } from './table-context.tsx';
import { loadScoringParts } from './table-loaders.ts';
import { TableShell } from './table-shell.tsx';
import { usePartFailure } from './use-part-failure.ts';

/**
 * `/scoring`: every round's boxes once more, the end of the game, the feat, and totals
 * (docs/product.md, "Pages and addresses").
 */
export function ScoringPage({ parts }: { parts: TableParts }) {
  const { t } = useLingui();
  const fail = usePartFailure();
  return (
    <TableShell parts={parts}>
      <PlayFrame phase="scoring" title={t`Scoring`} bar={<ToSummary />}>
        <RunningScore />
        <OnDemand load={loadScoringParts} props={{}} onFailure={() => fail()} />
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
    <Button className={styles['finish']} variant="primary" size="lg" icon="success" onClick={finish}>
      <Trans>Show the summary</Trans>
    </Button>
  );
}
