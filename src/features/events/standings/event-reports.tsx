import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { EventReport } from '#data/events/table/event-reports.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { RoundName } from '../frame/round-name.tsx';
import { scoreWords } from '../frame/score-words.ts';
import { useEventReports } from '../frame/use-event-reports.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './standings.module.css';

/** The most reports that show at once. */
const FIRST = 10;

/** The games of an event that anyone may read a battle report of; nothing while there is none. */
export function EventReports({ running }: { running: RunningEvent }) {
  const id = useId();
  const reports = useEventReports(running);
  const [isWhole, setWhole] = useState(false);
  if (reports.length === 0) return null;
  const shown = isWhole ? reports : reports.slice(0, FIRST);
  return (
    <section className={styles.reports} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Battle reports</Trans>
      </h2>
      <ul>
        {shown.map((report) => (
          <ReportRow key={`${report.round} ${report.one}`} report={report} running={running} />
        ))}
      </ul>
      {shown.length < reports.length && (
        <Button onClick={() => setWhole(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </section>
  );
}

function ReportRow({ report, running }: { report: EventReport; running: RunningEvent }) {
  const { event, progress } = running;
  const nameOf = usePlayerNames(event);
  const { round: number, one, other, game } = report;
  const [first, second] = [nameOf(one), nameOf(other)];
  const games = progress.rounds.find((round) => round.number === number)?.games ?? [];
  const result = games.find((each) => each.one === one && each.other === other)?.result ?? null;
  return (
    <li>
      <Link to={paths.report(game)} className={styles.report}>
        <Trans>
          {first} against {second}
        </Trans>
      </Link>
      <span className={styles.note}>
        <RoundName event={event} number={number} isShort />
        {result !== null && ` · ${scoreWords(result)}`}
      </span>
    </li>
  );
}
