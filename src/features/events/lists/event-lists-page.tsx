import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { eventQuery } from '#data/events/event-queries.ts';
import { handedInListsQuery } from '#data/events/handed-in-lists.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { isUuid } from '#domain/access/token.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { useMoment } from '#platform/use-moment.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/class-names.ts';
import { EventLists } from './event-lists.tsx';
import styles from './event-lists.module.css';

/** `/events/{id}/lists`: the lists that players hand in (docs/product.md, "Lists of an event"). */
export function Component() {
  const { id = '' } = useParams();
  return <WithQueries>{isUuid(id) ? <Asked key={id} id={id} /> : <NoSuchEvent />}</WithQueries>;
}

function Asked({ id }: { id: string }) {
  const [search] = useSearchParams();
  const invite = search.get('invite');
  const userId = userIdOf(useViewer());
  const told = useQuery(eventQuery(id, invite, userId));
  const lists = useQuery(handedInListsQuery(id, invite, userId));
  if (told.data === null) return <NoSuchEvent />;
  if (told.data === undefined) {
    return (
      <Frame name={null} invite={invite}>
        {told.error === null ? (
          <Waiting failures={told.failureCount} />
        ) : (
          <LoadFailure error={told.error} onRetry={() => void told.refetch()} />
        )}
      </Frame>
    );
  }
  const { event, isKept, readAt } = told.data;
  const deadline = event.listDeadline;
  return (
    <Frame name={event.name} invite={invite}>
      {(isKept || lists.data?.isKept === true) && <Kept readAt={lists.data?.readAt ?? readAt} />}
      {deadline === null ? (
        <NoListsWanted />
      ) : lists.data === undefined && lists.error === null ? (
        <Waiting failures={lists.failureCount} />
      ) : lists.data === undefined ? (
        <LoadFailure error={lists.error} onRetry={() => void lists.refetch()} />
      ) : (
        <EventLists event={event} lists={lists.data?.value ?? []} deadline={Date.parse(deadline)} />
      )}
    </Frame>
  );
}

type FrameProps = {
  /** The name of the event; null until it is known. */
  name: string | null;
  invite: string | null;
  children: ReactNode;
};

function Frame({ name, invite, children }: FrameProps) {
  const { t } = useLingui();
  const search = invite === null ? '' : `?${new URLSearchParams({ invite }).toString()}`;
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{name === null ? t`Lists – Muster` : t`Lists: ${name} – Muster`}</title>
      <header className={styles.head}>
        {name !== null && (
          <p className={styles.line}>
            <Link to={{ pathname: '..', search }} relative="path">
              {name}
            </Link>
          </p>
        )}
        <h1>
          <Trans>Lists</Trans>
        </h1>
      </header>
      {children}
    </div>
  );
}

function Kept({ readAt }: { readAt: string }) {
  const { children: age } = useMoment()(readAt);
  return (
    <Banner tone="info" icon="offline">
      <p>
        <Trans>There is no answer from the server. This is what this device read {age}.</Trans>
      </p>
    </Banner>
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

function NoSuchEvent() {
  const { t } = useLingui();
  return (
    <DeadEnd
      title={t`There is no such event`}
      icon="flag"
      way={
        <Button variant="primary" icon="edit" render={<Link to={paths.builder()} />}>
          <Trans>Start Building</Trans>
        </Button>
      }
    >
      <title>{t`Lists – Muster`}</title>
      <p>
        <Trans>
          It may not be announced yet, or it is by invitation: then open the whole link that the organiser
          gave you.
        </Trans>
      </p>
    </DeadEnd>
  );
}
