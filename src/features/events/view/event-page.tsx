import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { hideEvent } from '#data/events/event-actions.ts';
import { eventQuery } from '#data/events/event-queries.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { isUuid } from '#domain/access/token.ts';
import { Button } from '#ui/button/button.tsx';
import { NoSuchEvent } from '../frame/no-such-event.tsx';
import { useEventAddress } from '../frame/use-event-address.ts';
import { useEventAct } from '../use-event-act.tsx';
import { EventContent } from './event-content.tsx';

/** `/events/{id}`: one event, for everybody who may see it (docs/product.md, "Events"). */
export function Component() {
  const { id } = useEventAddress();
  const viewer = useViewer();
  const content = isUuid(id) ? <Loaded key={id} /> : <UnknownEvent id={null} />;
  return (
    <WithQueries>
      {viewer.status === 'loading' ? (
        <Framed>
          <Waiting />
        </Framed>
      ) : (
        content
      )}
    </WithQueries>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <div className="page stack" data-width="wide">
      {children}
    </div>
  );
}

function Loaded() {
  const { t } = useLingui();
  const { id, invite, door } = useEventAddress();
  const userId = useAccountHere();
  const { data, failureReason } = useQuery(eventQuery(id, invite, userId));
  if (data === null) return <UnknownEvent id={id} />;
  if (data !== undefined) {
    return (
      <Framed>
        <EventContent told={data} invite={invite} door={door} />
      </Framed>
    );
  }
  return (
    <Framed>
      <title>{t`Event – Muster`}</title>
      <Waiting failure={failureReason} title={t`The event could not be loaded`} />
    </Framed>
  );
}

/** `id` is null for an address that names no event at all. */
function UnknownEvent({ id }: { id: string | null }) {
  const { act, isBusy } = useEventAct();
  const isAdmin = can(useViewer(), 'administer');
  return (
    <NoSuchEvent>
      {isAdmin && id !== null && (
        <Button icon="eye" busy={isBusy} onClick={() => act({ action: async () => hideEvent(id, false) })}>
          <Trans>Show it again if it is hidden</Trans>
        </Button>
      )}
    </NoSuchEvent>
  );
}
