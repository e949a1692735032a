import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { type RunningEvent, useRunningEvent } from '#data/events/use-running-event.ts';
import { isUuid } from '#domain/access/token.ts';
import { EventNews } from './event-news.tsx';
import { EventPage } from './event-page.tsx';
import { NoSuchEvent } from './no-such-event.tsx';
import { useEventAddress } from './use-event-address.ts';

type EventFrameProps = {
  /** The name of the page, such as "Rounds". */
  name: string;
  children: (running: RunningEvent) => ReactNode;
};

/** A page of a running event: its head, its pages, the age of the state, and the children. */
export function EventFrame(props: EventFrameProps) {
  const { id } = useEventAddress();
  return <WithQueries>{isUuid(id) ? <Asked key={id} {...props} /> : <NoSuchEvent />}</WithQueries>;
}

function Asked({ name, children }: EventFrameProps) {
  const { t } = useLingui();
  const { id, invite } = useEventAddress();
  const { running, failure } = useRunningEvent(id, invite);
  if (running === null) return <NoSuchEvent />;
  if (running === undefined) {
    return (
      <div className="page" data-width="wide">
        <title>{t`Event – Muster`}</title>
        <Waiting failure={failure} title={t`The event could not be loaded`} />
      </div>
    );
  }
  return (
    <EventPage event={running.event} invite={invite} name={name}>
      <EventNews running={running} />
      {children(running)}
    </EventPage>
  );
}
