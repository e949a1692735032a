import { Trans } from '@lingui/react/macro';
import type { EventSeat } from '#data/events/event.ts';
import {
  type HandInWay,
  type ListPhase,
  type ListRow,
  MOST_VERSIONS,
} from '#domain/events/lists/list-desk.ts';
import type { Format } from '#domain/formats/format.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './event-lists.module.css';
import { OpenedList } from './opened-list.tsx';
import { OlderVersions, VersionLine } from './version-line.tsx';

type MyListProps = {
  row: ListRow<EventSeat>;
  way: HandInWay | null;
  phase: ListPhase;
  format: Format | null;
  onHandIn: () => void;
};

/** The reader's own list: what is in, and the button that hands one in or replaces it. */
export function MyList({ row: { counting, older }, way, phase, format, onHandIn }: MyListProps) {
  const isFull = (counting?.version ?? 0) >= MOST_VERSIONS;
  return (
    <section className={styles.section} aria-labelledby="my-list">
      <h2 id="my-list">
        <Trans>My list</Trans>
      </h2>
      {counting === null ? (
        <NothingIn phase={phase} />
      ) : (
        <div className={styles.card}>
          <VersionLine list={counting} />
          {counting.list !== null && <OpenedList code={counting.list.code} format={format} />}
          <OlderVersions lists={older} />
        </div>
      )}
      {way === 'own' && counting !== null && (
        <p className={styles.note}>
          {isFull ? (
            <Trans>There are 50 versions already, and no more are taken. The last one counts.</Trans>
          ) : (
            <Trans>
              Only you can read it. You can replace it until the deadline; the last version counts.
            </Trans>
          )}
        </p>
      )}
      {way === 'own' && !isFull && (
        <div className={styles.tools}>
          <Button variant="primary" icon="list" onClick={onHandIn}>
            {counting === null ? <Trans>Hand in a list</Trans> : <Trans>Replace the list</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

function NothingIn({ phase }: { phase: ListPhase }) {
  if (phase === 'sealed') {
    return (
      <p className={styles.line}>
        <Trans>You have not handed in a list yet. Until the deadline nobody but you can read it.</Trans>
      </p>
    );
  }
  return (
    <Banner tone="warning">
      <p>
        <Trans>
          The deadline is over, and there is no list of yours. Ask the organisers to take it late.
        </Trans>
      </p>
    </Banner>
  );
}
