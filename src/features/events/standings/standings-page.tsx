import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { standings } from '#domain/events/standings/standings.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { WIDE } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { EventFrame } from '../frame/event-frame.tsx';
import { RoundName } from '../frame/round-name.tsx';
import { useEventAddress } from '../frame/use-event-address.ts';
import { GameTable } from '../rounds/game-table.tsx';
import { EventReports } from './event-reports.tsx';
import { Podium } from './podium.tsx';
import styles from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';

const loadBreak = async () => (await import('./break-dialog.tsx')).BreakDialog;
const loadFiles = async () => (await import('./event-files.ts')).saveEventFile;

/** `/events/:id/standings`: the ranks so far; every tie-break is explained by a tap. */
export function Component() {
  const { t } = useLingui();
  return <EventFrame name={t`Standings`}>{(running) => <Standings running={running} />}</EventFrame>;
}

function Standings({ running }: { running: RunningEvent }) {
  const { event, players, rounds, scoring } = running;
  const { invite } = useEventAddress();
  const print = usePrintWindow();
  const isWide = useMediaQuery(WIDE);
  const explained = useDialogAddress('tie-break');
  const [player = '', wanted] = (explained.value ?? '').split(' ');
  const tieBreak = scoring.tieBreaks.find((each) => each === wanted);
  const rows = standings(players, rounds, scoring);
  return (
    <>
      {event.state === 'finished' && <Podium running={running} rows={rows} />}
      <Progress running={running} />
      <div className={styles.columns}>
        <StandingsTable
          running={running}
          rows={rows}
          onExplain={(id, which) => explained.open(`${id} ${which}`)}
        />
        {isWide && <NewestRound running={running} />}
      </div>
      <div className={styles.actions}>
        <Button icon="print" onClick={() => print(paths.printEvent(event.id, 'standings', invite))}>
          <Trans>Print standings</Trans>
        </Button>
        <FileButtons running={running} />
      </div>
      <EventReports running={running} />
      {explained.isOpen && tieBreak !== undefined && (
        <Lazy
          load={loadBreak}
          props={{ running, player, tieBreak, onClose: explained.close }}
          onFailure={explained.close}
        />
      )}
    </>
  );
}

/** The tables of the newest round, beside the ranks that they change. */
function NewestRound({ running }: { running: RunningEvent }) {
  const { invite } = useEventAddress();
  const { event, progress } = running;
  const round = progress.rounds.at(-1);
  if (round === undefined) return null;
  return (
    <section className={styles.newest} aria-labelledby="newest-round">
      <h2 id="newest-round">
        <Link to={paths.eventRounds(event.id, null, invite)}>
          <RoundName event={event} number={round.number} />
        </Link>
      </h2>
      <GameTable running={running} round={round} onDecide={null} />
    </section>
  );
}

function Progress({ running: { event, rounds } }: { running: RunningEvent }) {
  const done = rounds.filter(({ pairings }) =>
    pairings.every(({ other, result }) => other === null || result !== null),
  );
  const [count, all] = [done.length, event.rounds];
  const { win, draw, loss, bye } = event.scoring;
  return (
    <p className={styles.hint}>
      {count === 0 ? (
        <Trans>No round is complete yet.</Trans>
      ) : (
        <Trans>
          Rounds complete: {count} of {all}.
        </Trans>
      )}{' '}
      <Trans>
        Tournament points: {win} for a win, {draw} for a draw, {loss} for a loss, {bye} for a bye. Tap a value
        to see where it comes from.
      </Trans>
    </p>
  );
}

function FileButtons({ running }: { running: RunningEvent }) {
  const { i18n } = useLingui();
  const save = (kind: 'csv' | 'json') => void loadFiles().then((write) => write(running, kind, i18n));
  return (
    <>
      <Button icon="download" onClick={() => save('csv')}>
        <Trans>Save as CSV</Trans>
      </Button>
      <Button icon="download" onClick={() => save('json')}>
        <Trans>Save everything as JSON</Trans>
      </Button>
    </>
  );
}
