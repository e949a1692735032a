import { Trans } from '@lingui/react/macro';
import { Panel } from '#components/panel/panel.tsx';
import type { EventView } from '#data/events/event.ts';
import { DisclosureRows } from '#ui/disclosure/disclosure-rows.tsx';
import { Door } from './door.tsx';
import { GuestForm } from './guest-form.tsx';
import { HelpersList } from './helpers-list.tsx';
import { Invitation } from './invitation.tsx';
import { StateTools } from './state-tools.tsx';

/** The tools of those who run the event: its state, the invitation, guests, helpers. */
export function OrganiserPanel({ event }: { event: EventView }) {
  const isOver = event.state === 'finished' || event.state === 'cancelled';
  return (
    <Panel title={<Trans>Run this event</Trans>}>
      <StateTools event={event} />
      <DisclosureRows>
        {event.isInviteOnly && !isOver && <Invitation event={event} />}
        {!isOver && event.state !== 'draft' && event.door !== null && (
          <Door event={event} door={event.door} />
        )}
        {!isOver && <GuestForm event={event} />}
        <HelpersList event={event} />
      </DisclosureRows>
    </Panel>
  );
}
