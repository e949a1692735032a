import { Trans, useLingui } from '@lingui/react/macro';
import type { EventGame } from '#domain/events/log/types.ts';
import { isFromGame } from '#domain/events/log/own-report.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { scoreWords } from '../frame/score-words.ts';
import styles from './rounds.module.css';

type GameStatusProps = { game: EventGame; nameOf: (id: string) => string };

/** The result of a game, or how far it is. */
export function GameStatus({ game, nameOf }: GameStatusProps) {
  const { t } = useLingui();
  const { status, result, reports, one, other, decidedBy } = game;
  if (status === 'bye') return <Badge tone="info">{t`Bye`}</Badge>;
  if (status === 'open') return <span className={styles.muted}>{t`no result yet`}</span>;
  if (status === 'reported') {
    const reporter = nameOf(reports.one === null ? (other ?? '') : one);
    const said = reports.one ?? reports.other;
    return (
      <span>
        {said !== null && <span className={styles.muted}>{scoreWords(said)}</span>}{' '}
        <Badge tone="neutral">{t`says ${reporter}`}</Badge>
      </span>
    );
  }
  if (status === 'disputed') {
    return (
      <span className={styles.disputed}>
        <Badge tone="warning" icon="warning">{t`Two results`}</Badge>
        {reports.one !== null && reports.other !== null && (
          <span className={styles.muted}>
            {scoreWords(reports.one)} <Trans>or</Trans> {scoreWords(reports.other)}
          </span>
        )}
      </span>
    );
  }
  return (
    <span>
      {result !== null && <strong className={styles.score}>{scoreWords(result)}</strong>}{' '}
      {decidedBy !== null && <Badge tone="neutral">{t`by the organisers`}</Badge>}
      {isFromGame(game) && <Badge tone="info" icon="phones">{t`from the game`}</Badge>}
    </span>
  );
}
