import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { LogLine } from '#domain/events/log/read-log.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { EventFrame } from '../frame/event-frame.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { useRefusalWords } from '../frame/use-refusal-words.ts';
import styles from './log.module.css';
import { useDeedWords } from './use-deed-words.ts';

/** The lines that show at first, and come with each press. */
const STEP = 100;

/** `/events/:id/log`: everything that was done in the event, by whom, when and why. */
export function Component() {
  const { t } = useLingui();
  return <EventFrame name={t`Log`}>{(running) => <Log running={running} />}</EventFrame>;
}

function Log({ running }: { running: RunningEvent }) {
  const { t } = useLingui();
  const [most, setMost] = useState(STEP);
  const lines = running.log.lines.toReversed();
  if (lines.length === 0) {
    return (
      <EmptyState title={t`Nothing has happened yet`} headingLevel={2} icon="history">
        <p>
          <Trans>Pairings, results, decisions and the clock are noted here, with who did it.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.hint}>
        <Trans>Nothing here is ever changed or deleted. The newest is first.</Trans>
      </p>
      <ol className={styles.log} reversed>
        {lines.slice(0, most).map((line) => (
          <Line key={line.id} running={running} line={line} />
        ))}
      </ol>
      {lines.length > most && (
        <Button icon="chevron-down" onClick={() => setMost(most + STEP)}>
          <Trans>Show older entries</Trans>
        </Button>
      )}
    </>
  );
}

function Line({ running, line }: { running: RunningEvent; line: LogLine }) {
  const { t } = useLingui();
  const moment = useMoment();
  const words = useDeedWords(running);
  const nameOf = usePlayerNames(running.event);
  const { refusalWords } = useRefusalWords();
  const { deed, player, organiser, runs, at, id } = line;
  const refusal = running.progress.refused.find((each) => each.deed === id);
  const author = runs ? (organiser ?? t`an organiser`) : nameOf(player ?? '');
  const reason = 'reason' in deed ? deed.reason : null;
  return (
    <li data-refused={refusal !== undefined || undefined}>
      <p className={styles.deed}>
        {words(deed)} {refusal !== undefined && <Badge tone="warning">{t`does not count`}</Badge>}
        {line.isFromGame === true && <Badge tone="info" icon="phones">{t`from the game`}</Badge>}
      </p>
      {reason !== null && <p className={styles.reason}>{t`Reason: ${reason}`}</p>}
      {refusal !== undefined && <p className={styles.reason}>{refusalWords(refusal.code)}</p>}
      <p className={styles.hint}>
        {author} · <time {...moment(at)} />
      </p>
    </li>
  );
}
