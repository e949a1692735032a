import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { SearchField } from '#components/search-field/search-field.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button/button.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { EventResults } from './event-results.tsx';
import styles from './events-page.module.css';
import { useEvents } from './use-events.ts';
import { useMayAnnounce } from './use-may-announce.ts';
import { MOST_SEARCHED, useEventsAddress } from './use-events-address.ts';

/** `/events`: what is announced, to be found and joined (docs/product.md, "Events"). */
export function Component() {
  const { t } = useLingui();
  return (
    <WithQueries>
      <title>{t`Events – Muster`}</title>
      <div className="page stack" data-width="wide">
        <EventsList />
      </div>
    </WithQueries>
  );
}

/** The pause after the last key before the search runs, in milliseconds. */
const PAUSE_MS = 350;

function EventsList() {
  const { t } = useLingui();
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const mayAnnounce = useMayAnnounce();
  const { whose, search, change } = useEventsAddress(userId !== null);
  const settled = useSettled(search, PAUSE_MS);
  const found = useEvents({
    whose,
    search: search === '' ? '' : settled.trim(),
    userId,
    isReady: viewer.status !== 'loading',
  });
  // The notice that stands in for the events has its own call.
  const hasNone =
    (found.events ?? []).length === 0 && (found.events !== undefined || found.query.failureReason !== null);
  const items = [
    { value: 'coming', label: t`Coming` },
    { value: 'past', label: t`Past` },
    { value: 'mine', label: t`Mine` },
  ] as const;
  return (
    <>
      <header className={styles.head}>
        <div className="page-head" data-list="">
          <h1>
            <Trans>Events</Trans>
          </h1>
          <p>
            <Trans>Tournaments and game days: find one, take a seat, or announce your own.</Trans>
          </p>
        </div>
        {/* A list without events offers it itself. */}
        {mayAnnounce && !found.isEmpty && (
          <Button
            variant={hasNone ? 'secondary' : 'primary'}
            icon="plus"
            shrinks
            render={<Link to={paths.newEvent()} />}
          >
            <Trans>Announce an event</Trans>
          </Button>
        )}
      </header>
      <div className={styles.toolbar}>
        <ToggleGroup
          label={t`Which events`}
          value={whose}
          items={items.filter(({ value }) => value !== 'mine' || userId !== null)}
          onValueChange={(next) => change({ whose: next })}
        />
        <SearchField
          label={t`Search events`}
          placeholder={t`Name, place or city`}
          maxLength={MOST_SEARCHED}
          value={search}
          onValueChange={(text) => change({ search: text })}
        />
      </div>
      <EventResults whose={whose} found={found} onClear={() => change({ search: '' })} />
    </>
  );
}
