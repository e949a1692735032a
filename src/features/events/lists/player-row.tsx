import { Trans, useLingui } from '@lingui/react/macro';
import type { EventSeat } from '#data/events/event.ts';
import { handInWay, type ListEvent, type ListPhase, type ListRow } from '#domain/events/lists/list-desk.ts';
import type { Format } from '#domain/formats/format.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { AppWord } from './app-word.tsx';
import styles from './event-lists.module.css';
import { OpenedList } from './opened-list.tsx';
import { OlderVersions, VersionLine } from './version-line.tsx';

type PlayerRowProps = {
  row: ListRow<EventSeat>;
  facts: ListEvent;
  phase: ListPhase;
  format: Format | null;
  onHandIn: () => void;
};

/** A row of the table: the player, the version that counts, and what is known of it. */
export function PlayerRow({ row, facts, phase, format, onHandIn }: PlayerRowProps) {
  const { t } = useLingui();
  const { seat, counting, older } = row;
  const way = handInWay(facts, seat, phase);
  const name = seat.name ?? t`Former player`;
  return (
    <tr>
      <th scope="row">
        <span className={styles.player}>{name}</span> <SeatBadge seat={seat} />
      </th>
      <td>
        <div className={styles.cell}>
          {counting === null ? (
            <Badge tone="danger" icon="close">
              <Trans>No list</Trans>
            </Badge>
          ) : (
            <VersionLine list={counting} />
          )}
          <OlderVersions lists={older} />
          {way !== null && way !== 'own' && (
            <Button
              size="sm"
              icon="list"
              aria-label={way === 'late' ? t`Take a late list of ${name}` : t`Hand in a list for ${name}`}
              onClick={onHandIn}
            >
              {way === 'late' ? <Trans>Take a late list</Trans> : <Trans>Hand in for them</Trans>}
            </Button>
          )}
        </div>
      </td>
      <td>
        <div className={styles.cell}>
          {counting !== null && counting.list !== null && (
            <OpenedList code={counting.list.code} format={format} />
          )}
          {counting !== null && facts.runs && counting.verdict !== null && (
            <AppWord verdict={counting.verdict} />
          )}
          {counting !== null && counting.list === null && counting.verdict === null && (
            <p className={styles.note}>
              <Trans>Sealed until it is shown</Trans>
            </p>
          )}
        </div>
      </td>
    </tr>
  );
}

function SeatBadge({ seat: { isGuest, isMe, status } }: { seat: EventSeat }) {
  if (isMe) {
    return (
      <Badge tone="accent">
        <Trans>You</Trans>
      </Badge>
    );
  }
  if (status === 'waiting') {
    return (
      <Badge>
        <Trans>Waiting</Trans>
      </Badge>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Badge>
        <Trans>Withdrawn</Trans>
      </Badge>
    );
  }
  if (!isGuest) return null;
  return (
    <Badge>
      <Trans>Guest</Trans>
    </Badge>
  );
}
