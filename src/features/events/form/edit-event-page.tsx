import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import type { EventView } from '#data/events/event.ts';
import { eventQuery } from '#data/events/event-queries.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { isUuid } from '#domain/access/token.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { NoSuchEvent } from '../frame/no-such-event.tsx';
import { ForAccount } from './for-account.tsx';

const loadForm = async () => (await import('./event-form.tsx')).EventForm;

/** `/events/:id/edit`: the form of an event, for those who run it. */
export function Component() {
  const { id = '' } = useParams();
  if (!isUuid(id)) return <NoSuchEvent />;
  return (
    <WithQueries>
      <ForAccount>{(userId) => <Asked key={`${userId} ${id}`} userId={userId} id={id} />}</ForAccount>
    </WithQueries>
  );
}

function Asked({ userId, id }: { userId: string; id: string }) {
  const { t } = useLingui();
  const told = useQuery(eventQuery(id, null, userId));
  if (told.data === undefined) {
    return (
      <div className="page">
        <title>{t`Event – Muster`}</title>
        <Waiting failure={told.failureReason} />
      </div>
    );
  }
  if (told.data?.event.runs !== true) return <NoSuchEvent />;
  const { event } = told.data;
  const isOver = event.state === 'finished' || event.state === 'cancelled';
  if (isOver) return <EventIsOver event={event} />;
  return (
    <Lazy
      load={loadForm}
      props={{ userId, event }}
      fallback={
        <div className="page">
          <Waiting />
        </div>
      }
    />
  );
}

function EventIsOver({ event }: { event: EventView }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`This event is over`} headingLevel={1} icon="flag">
      <title>{t`Edit ${event.name} – Muster`}</title>
      <p>
        <Trans>What was announced stays as it is.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.event(event.id)} />}>
        <Trans>Show the event</Trans>
      </Button>
    </EmptyState>
  );
}
