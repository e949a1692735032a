import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './summary-page.module.css';
import { pauseGame } from '../frame/move-games.ts';
import { perform } from '../table/perform.ts';

/** The game is kept among the finished ones; a new one may begin. */
export function SummaryBar() {
  const navigate = useNavigate();
  const finish = async () => {
    if (await pauseGame()) await navigate(paths.play());
  };
  return (
    <div className={styles.bar}>
      <Button size="lg" onClick={() => perform({ type: 'phase-changed', phase: 'scoring' })}>
        <Trans>Change the score</Trans>
      </Button>
      <Button variant="primary" size="lg" onClick={() => void finish()}>
        <Trans>To the finished games</Trans>
      </Button>
    </div>
  );
}
