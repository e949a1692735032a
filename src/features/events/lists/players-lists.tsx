import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import type { EventSeat, EventView } from '#data/events/event.ts';
import { type ListEvent, type ListPhase, type ListRow, missingRows } from '#domain/events/lists/list-desk.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { useEventAddress } from '../frame/use-event-address.ts';
import { CompareLists } from './compare-lists.tsx';
import styles from './event-lists.module.css';
import { PlayerRow } from './player-row.tsx';
import { zonedTexts } from './zone-text.ts';

type PlayersListsProps = {
  event: EventView;
  facts: ListEvent;
  phase: ListPhase;
  rows: readonly ListRow<EventSeat>[];
  onHandIn: (player: string) => void;
};

/** The lists of all players as the reader may see them. */
export function PlayersLists({ event, facts, phase, rows, onHandIn }: PlayersListsProps) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="players-lists">
      <h2 id="players-lists">
        <Trans>Lists of the players</Trans>
      </h2>
      <p className={styles.line}>
        <Summary event={event} facts={facts} phase={phase} rows={rows} />
      </p>
      {event.runs && <CopyMissing rows={rows} />}
      {rows.some(({ counting }) => counting !== null && counting.list !== null) && (
        <>
          <CompareLists rows={rows} />
          <PrintLists />
        </>
      )}
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby="players-lists">
          <thead>
            <tr>
              <th scope="col">{t`Player`}</th>
              <th scope="col">{t`List`}</th>
              <th scope="col">{t`Check`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PlayerRow
                key={row.seat.id}
                row={row}
                facts={facts}
                phase={phase}
                format={event.format}
                onHandIn={() => onHandIn(row.seat.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The number of lists that are in, and when everybody reads them. */
function Summary({ event, facts, phase, rows }: Omit<PlayersListsProps, 'onHandIn'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const all = rows.filter(({ seat }) => seat.status === 'in').length;
  const there = all - missingRows(rows).length;
  const count = t`${there} of ${plural(all, { one: '# list is in.', other: '# lists are in.' })}`;
  if (phase === 'shown') return count;
  const when =
    facts.shownAt === null
      ? t`They are shown once the event is finished.`
      : t`They are shown on ${zonedTexts(facts.shownAt, event.zone, language).there}.`;
  return `${count} ${when}`;
}

function PrintLists() {
  const { id, invite } = useEventAddress();
  const print = usePrintWindow();
  return (
    <div className={styles.tools}>
      <Button icon="print" onClick={() => print(paths.printEvent(id, 'lists', invite))}>
        <Trans>Print all lists</Trans>
      </Button>
    </div>
  );
}

function CopyMissing({ rows }: { rows: readonly ListRow<EventSeat>[] }) {
  const { t } = useLingui();
  const { copyAs } = useCopy();
  const missing = missingRows(rows);
  if (missing.length === 0) return null;
  const names = missing.map(({ seat }) => seat.name ?? t`Former player`).join('\n');
  return (
    <div className={styles.tools}>
      <Button icon="copy" onClick={() => void copyAs(t`Names copied`, names, names)}>
        <Trans>Copy the names without a list ({missing.length})</Trans>
      </Button>
    </div>
  );
}
