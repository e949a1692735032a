import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PaperSheet } from '#components/print-window/paper-sheet.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { catalogue } from '#data/catalogue.ts';
import type { EventSeat, EventView } from '#data/events/event.ts';
import { handedInListsQuery } from '#data/events/handed-in-lists.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { factionName } from '#data/faction-summaries.ts';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { listRows, type ListRow } from '#domain/events/lists/list-desk.ts';
import { readEventList } from '#domain/events/lists/read-event-list.ts';
import { armyOf } from '#domain/roster/army.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useEventAddress } from '../frame/use-event-address.ts';
import styles from './print-event.module.css';

/** The lists that the reader may read, each on a page of its own, in the order of the players. */
export function PrintedLists({ running: { event } }: { running: RunningEvent }) {
  const { id, invite } = useEventAddress();
  const userId = useAccountHere();
  const { data, failureReason } = useQuery(handedInListsQuery(id, invite, userId));
  const rows = listRows(event.players, data?.value ?? []).filter(
    ({ counting }) => counting !== null && counting.list !== null,
  );
  usePrintOnce(rows.length > 0);
  if (data === undefined) return <Waiting shape="list" failure={failureReason} />;
  if (rows.length === 0) {
    return (
      <p>
        <Trans>There is no list here that you may read yet.</Trans>
      </p>
    );
  }
  return (
    <PaperSheet className={styles.sheets}>
      {rows.map((row) => (
        <PrintedList key={row.seat.id} event={event} row={row} />
      ))}
    </PaperSheet>
  );
}

type PrintedListProps = { event: EventView; row: ListRow<EventSeat> };

function PrintedList({ event, row: { seat, counting } }: PrintedListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const read = readEventList(counting?.list?.code ?? '', event.format, catalogue);
  const name = seat.name ?? t`Former player`;
  if (read === null || counting === null) return null;
  const { document, verdict } = read;
  return (
    <article className={styles.list}>
      <header className={styles.head}>
        <p className={styles.event}>{name}</p>
        <p className={styles.kind}>
          {[event.name, factionName(document.faction, language) ?? document.faction, document.name]
            .filter((part) => part.trim() !== '')
            .join(' · ')}
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Unit`}</th>
            <th scope="col">{t`Qty`}</th>
            <th scope="col">{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {armyOf(document, catalogue).map(({ unit, quantity }) => (
            <tr key={unit.id}>
              <td>{localName(unit, language)}</td>
              <td className={styles.number}>{quantity}</td>
              <td className={styles.number}>{unit.points * quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>
          <Trans>{verdict.points} pts</Trans>
        </strong>
        {' · '}
        {verdict.problems === 0 ? (
          <Trans>no problems</Trans>
        ) : (
          <Plural value={verdict.problems} one="# problem" other="# problems" />
        )}
        {' · '}
        <Trans>
          Version {counting.version}, seal {counting.seal.slice(0, 16)}
        </Trans>
      </p>
    </article>
  );
}
