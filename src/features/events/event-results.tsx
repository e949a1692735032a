import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import type { EventList } from '#data/events/event-queries.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { EventRow } from './event-row.tsx';
import styles from './events-page.module.css';
import type { useEvents } from './use-events.ts';
import { useMayAnnounce } from './use-may-announce.ts';

type EventResultsProps = {
  whose: EventList;
  found: ReturnType<typeof useEvents>;
  onClear: () => void;
};

/** The events of a list, or why there are none to be seen. */
export function EventResults({ whose, found, onClear }: EventResultsProps) {
  const { t } = useLingui();
  const { query, events, isEmpty } = found;
  const { error, failureReason, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  if (events === undefined)
    return <Waiting shape="cards" failure={failureReason} title={t`The events could not be loaded`} />;
  if (events.length === 0) return <NoEvents whose={whose} isSearch={!isEmpty} onClear={onClear} />;
  return (
    <>
      <ul className={styles.rows} aria-label={t`Events`}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {error !== null && <LoadFailure error={error} />}
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

type NoEventsProps = { whose: EventList; isSearch: boolean; onClear: () => void };

function NoEvents({ whose, isSearch, onClear }: NoEventsProps) {
  const { t } = useLingui();
  const mayAnnounce = useMayAnnounce();
  if (isSearch) {
    return (
      <EmptyState title={t`No events match your search`} headingLevel={2} icon="search">
        <p>
          <Trans>Search for fewer words, or look at other events.</Trans>
        </p>
        <Button variant="primary" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      </EmptyState>
    );
  }
  const titles = {
    coming: t`No events are announced`,
    past: t`No event is over yet`,
    mine: t`You are in no event yet`,
  };
  return (
    <EmptyState title={titles[whose]} headingLevel={2} icon="flag">
      {mayAnnounce && (
        <>
          <p>
            {whose === 'mine' ? (
              <Trans>Take a seat in a coming event, or announce your own.</Trans>
            ) : (
              <Trans>Announce the first: players find it here and take a seat.</Trans>
            )}
          </p>
          <Button variant="primary" icon="plus" render={<Link to={paths.newEvent()} />}>
            <Trans>Announce an event</Trans>
          </Button>
        </>
      )}
    </EmptyState>
  );
}
