import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EventView } from '#data/events/event.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './event-frame.module.css';
import { EventNav } from './event-nav.tsx';

type EventPageProps = {
  event: EventView;
  invite: string | null;
  /** The name of the page, such as "Standings". */
  name: string;
  children: ReactNode;
};

/** One of the pages of an event: its head, and the links to the others. */
export function EventPage({ event, invite, name, children }: EventPageProps) {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`${name}: ${event.name} – Muster`}</title>
      <header className={styles.head}>
        <p className={styles.about}>{event.name}</p>
        <h1>{name}</h1>
        <EventNav event={event} invite={invite} />
      </header>
      {children}
    </div>
  );
}
