import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { PaperSheet } from '#components/print-window/paper-sheet.tsx';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { EventFrameless } from '../frame/event-frameless.tsx';
import { RoundName } from '../frame/round-name.tsx';
import { PrintedDoor } from './printed-door.tsx';
import { PrintedPairings } from './printed-pairings.tsx';
import { PrintedScoreSheets } from './printed-score-sheets.tsx';
import { PrintedStandings } from './printed-standings.tsx';
import styles from './print-event.module.css';

/** The catalogue and the rules of lists come with it. */
const loadLists = async () => (await import('./printed-lists.tsx')).PrintedLists;

/** `/print-event/:id/:sheet`: pairings, score sheets, standings, lists or the door’s code. */
export function Component() {
  const { t } = useLingui();
  const { sheet } = useParams();
  const names: Readonly<Record<string, string>> = {
    scores: t`Score sheets`,
    standings: t`Standings`,
    lists: t`Lists`,
    door: t`Check-in`,
  };
  return (
    <EventFrameless name={names[sheet ?? ''] ?? t`Pairings`}>
      {(running) => <Printed running={running} sheet={sheet ?? ''} />}
    </EventFrameless>
  );
}

function Printed({ running, sheet }: { running: RunningEvent; sheet: string }) {
  const { progress } = running;
  const round = progress.rounds.at(-1);
  if (sheet === 'lists') return <Lazy load={loadLists} props={{ running }} />;
  if (sheet === 'door') return <PrintedDoor running={running} />;
  return <PrintedRound running={running} sheet={sheet} round={round} />;
}

type PrintedRoundProps = { running: RunningEvent; sheet: string; round: EventRound | undefined };

function PrintedRound({ running, sheet, round }: PrintedRoundProps) {
  const { event } = running;
  usePrintOnce(true);
  if (sheet === 'scores' && round !== undefined) {
    return (
      <PaperSheet className={styles.sheets}>
        <PrintedScoreSheets running={running} round={round} />
      </PaperSheet>
    );
  }
  return (
    <PaperSheet className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.event}>{event.name}</p>
        <p className={styles.kind}>
          {sheet === 'standings' ? (
            <Trans>Standings</Trans>
          ) : round === undefined ? (
            <Trans>Pairings</Trans>
          ) : (
            <RoundName event={event} number={round.number} />
          )}
        </p>
      </header>
      {sheet === 'standings' ? (
        <PrintedStandings running={running} />
      ) : (
        <PrintedPairings running={running} round={round ?? null} />
      )}
    </PaperSheet>
  );
}
