import { Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { ToldEvent } from '#data/events/event-queries.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { EventNav } from '../frame/event-nav.tsx';
import { KeptNotice } from '../frame/kept-notice.tsx';
import { AboutEvent } from './about-event.tsx';
import { AdminBar } from './admin-bar.tsx';
import { CheckIn } from './check-in.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import styles from './event-page.module.css';
import { EventPlayers } from './event-players.tsx';
import { OwnSeat } from './own-seat.tsx';

/** Fetched by those who run the event. */
const loadOrganiserPanel = async () => (await import('../organise/organiser-panel.tsx')).OrganiserPanel;

type EventContentProps = { told: ToldEvent; invite: string | null; door: string | null };

/** An event: what it is, the reader's own seat, the players, and the tools of those who run it. */
export function EventContent({ told, invite, door }: EventContentProps) {
  const { t } = useLingui();
  const { event, isKept, readAt } = told;
  const { name } = event;
  return (
    <>
      <title>{t`${name} – Muster`}</title>
      {(event.isInviteOnly || event.state === 'draft') && <meta name="robots" content="noindex" />}
      <EventHead event={event} invite={invite} />
      <EventNav event={event} invite={invite} />
      {isKept && <KeptNotice readAt={readAt} />}
      {event.isHidden && (
        <Banner tone="violation" title={<Trans>An administrator has hidden this event</Trans>}>
          <p>
            <Trans>Only those who run it see it. Ask an administrator to show it again.</Trans>
          </p>
        </Banner>
      )}
      {door !== null && <CheckIn event={event} door={door} />}
      <div className={styles.columns}>
        <div className={styles.aside}>
          {event.runs && <Lazy load={loadOrganiserPanel} props={{ event }} />}
          <OwnSeat event={event} invite={invite} />
        </div>
        <div className={styles.main}>
          {event.picture !== null && (
            <Picture
              src={event.picture}
              broken={t`Picture not available`}
              fallback={null}
              width={1600}
              height={280}
              className={styles.picture}
            />
          )}
          <AboutEvent about={event.about} />
          <EventFacts event={event} />
        </div>
        <EventPlayers event={event} />
      </div>
      <AdminBar event={event} />
    </>
  );
}
