import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventSeat, EventView } from '#data/events/event.ts';
import { changeSeat, type SeatChange } from '#data/events/event-actions.ts';
import { Button } from '#ui/button/button.tsx';
import { useEventAct } from '../use-event-act.tsx';
import { SeatDialog } from './seat-dialog.tsx';

type SeatToolsProps = { seat: EventSeat; event: EventView };

/** The tools for one player: the next act has a button, the rest is in a dialog. */
export function SeatTools({ seat, event }: SeatToolsProps) {
  const { t } = useLingui();
  const { act, isBusy } = useEventAct();
  const [isOpen, setOpen] = useState(false);
  const name = seat.name ?? t`Former player`;
  const isHere = seat.checkedInAt !== null;
  const change = (next: SeatChange) => act({ action: async () => changeSeat(seat.id, next) });
  return (
    <>
      {seat.status === 'in' ? (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={isHere ? t`Not here: ${name}` : t`Check in: ${name}`}
          onClick={() => change({ isHere: !isHere })}
        >
          {isHere ? <Trans>Not here</Trans> : <Trans>Check in</Trans>}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={t`Give a seat: ${name}`}
          onClick={() => change({ status: 'in' })}
        >
          <Trans>Give a seat</Trans>
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        iconOnly
        icon="edit"
        label={t`Change ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SeatDialog seat={seat} event={event} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
