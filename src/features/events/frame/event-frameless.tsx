import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { type RunningEvent, useRunningEvent } from '#data/events/use-running-event.ts';
import { isUuid } from '#domain/access/token.ts';
import { NoSuchEvent } from './no-such-event.tsx';
import { useEventAddress } from './use-event-address.ts';

type EventFramelessProps = {
  /** The name of the page, in the title of the document and as its hidden heading. */
  name: string;
  children: (running: RunningEvent) => ReactNode;
};

/** A running event without the head and the links of its pages: for big screens and paper. */
export function EventFrameless(props: EventFramelessProps) {
  const { id } = useEventAddress();
  return <WithQueries>{isUuid(id) ? <Asked key={id} {...props} /> : <NoSuchEvent />}</WithQueries>;
}

function Asked({ name, children }: EventFramelessProps) {
  const { t } = useLingui();
  const { id, invite } = useEventAddress();
  const { running, failure } = useRunningEvent(id, invite);
  if (running === null) return <NoSuchEvent />;
  if (running === undefined) {
    return (
      <div className="page" data-width="wide">
        <Waiting failure={failure} title={t`The event could not be loaded`} />
      </div>
    );
  }
  return (
    <>
      <title>{t`${name}: ${running.event.name} – Muster`}</title>
      <h1 className="visually-hidden">{t`${name}: ${running.event.name}`}</h1>
      {children(running)}
    </>
  );
}
