import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import type { EventView } from '#data/events/event.ts';
import { checkIn } from '#data/events/event-actions.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEventAct } from '../use-event-act.tsx';

type CheckInProps = { event: EventView; door: string };

/** The way in for a player who has scanned the code on the door. A tap checks in, not the link. */
export function CheckIn({ event, door }: CheckInProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { act, isBusy } = useEventAct();
  const { id, players, seat } = event;
  const isGuest = userIdOf(useViewer()) === null;
  if (players.some(({ isMe, checkedInAt }) => isMe && checkedInAt !== null)) {
    return (
      <Banner tone="success" role="status" title={<Trans>You are checked in</Trans>}>
        <p>
          <Trans>The organisers see that you are here.</Trans>
        </p>
      </Banner>
    );
  }
  if (isGuest) {
    return (
      <Banner
        tone="info"
        title={<Trans>Sign in to check in</Trans>}
        actions={
          <Button variant="primary" icon="user" render={<Link to={paths.login(`${pathname}${search}`)} />}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <p>
          <Trans>You come back here. Without an account, tell the organisers that you are here.</Trans>
        </p>
      </Banner>
    );
  }
  if (seat !== 'in') {
    return (
      <Banner tone="warning" title={<Trans>You have no seat to check in for</Trans>}>
        <p>
          {seat === 'waiting' ? (
            <Trans>You wait for a seat. Tell the organisers that you are here.</Trans>
          ) : (
            <Trans>Take a seat below, or ask the organisers. Then scan the code again.</Trans>
          )}
        </p>
      </Banner>
    );
  }
  const enter = () => act({ action: async () => checkIn(id, door), done: t`You are checked in` });
  return (
    <Banner
      tone="info"
      title={<Trans>Are you in the hall?</Trans>}
      actions={
        <Button variant="primary" icon="check" busy={isBusy} onClick={enter}>
          <Trans>I am here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Check in, so that the organisers pair you.</Trans>
      </p>
    </Banner>
  );
}
