import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import type { EventView } from '#data/events/event.ts';
import { paths } from '#platform/paths.ts';
import styles from './event-frame.module.css';

type EventNavProps = { event: EventView; invite: string | null };

/** The pages of an event. */
export function EventNav({ event: { id, listDeadline }, invite }: EventNavProps) {
  const { t } = useLingui();
  const tab = styles.tab ?? '';
  return (
    <nav className={styles.nav} aria-label={t`Pages of the event`}>
      <NavLink className={tab} to={paths.event(id, invite)} end>
        <Trans>Event</Trans>
      </NavLink>
      <NavLink className={tab} to={paths.eventRounds(id, null, invite)}>
        <Trans>Pairings</Trans>
      </NavLink>
      <NavLink className={tab} to={paths.eventStandings(id, invite)}>
        <Trans>Standings</Trans>
      </NavLink>
      {listDeadline !== null && (
        <NavLink className={tab} to={paths.eventLists(id, invite)}>
          <Trans>Lists</Trans>
        </NavLink>
      )}
      <NavLink className={tab} to={paths.eventLog(id, invite)}>
        <Trans>Log</Trans>
      </NavLink>
    </nav>
  );
}
