import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { eventQuery } from '#data/events/event-queries.ts';
import { handedInListsQuery } from '#data/events/handed-in-lists.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { isUuid } from '#domain/access/token.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { EventPage } from '../frame/event-page.tsx';
import { KeptNotice } from '../frame/kept-notice.tsx';
import { NoSuchEvent } from '../frame/no-such-event.tsx';
import { useEventAddress } from '../frame/use-event-address.ts';

const loadLists = async () => (await import('./event-lists.tsx')).EventLists;

/** `/events/{id}/lists`: the lists that players hand in (docs/product.md, "Lists of an event"). */
export function Component() {
  const { id } = useEventAddress();
  return <WithQueries>{isUuid(id) ? <Asked key={id} /> : <NoSuchEvent />}</WithQueries>;
}

function Asked() {
  const { t } = useLingui();
  const { id, invite } = useEventAddress();
  const userId = useAccountHere();
  const told = useQuery(eventQuery(id, invite, userId));
  const lists = useQuery(handedInListsQuery(id, invite, userId));
  if (told.data === null) return <NoSuchEvent />;
  if (told.data === undefined) {
    return (
      <div className="page" data-width="wide">
        <title>{t`Event – Muster`}</title>
        <Waiting failure={told.failureReason} />
      </div>
    );
  }
  const { event, isKept, readAt } = told.data;
  const deadline = event.listDeadline;
  return (
    <EventPage event={event} invite={invite} name={t`Lists`}>
      {(isKept || lists.data?.isKept === true) && <KeptNotice readAt={lists.data?.readAt ?? readAt} />}
      {deadline === null ? (
        <NoListsWanted />
      ) : lists.data === undefined ? (
        <Waiting shape="list" failure={lists.failureReason} />
      ) : (
        <Lazy
          load={loadLists}
          props={{ event, lists: lists.data?.value ?? [], deadline: Date.parse(deadline) }}
          fallback={<Waiting shape="list" />}
        />
      )}
    </EventPage>
  );
}

function NoListsWanted() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No lists are handed in for this event`} icon="list" headingLevel={2}>
      <p>
        <Trans>The organisers have set no deadline. Bring your list to the table.</Trans>
      </p>
    </EmptyState>
  );
}
