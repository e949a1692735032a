import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import type { EventView } from '#data/events/event.ts';
import { renewDoor } from '#data/events/event-actions.ts';
import { paths } from '#platform/paths.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { doorLink } from '../door-link.ts';
import { useEventAct } from '../use-event-act.tsx';
import styles from './organise.module.css';

type DoorProps = { event: EventView; door: string };

/** The code with which players check themselves in, and how many have. */
export function Door({ event, door }: DoorProps) {
  const { t } = useLingui();
  const print = usePrintWindow();
  const { ask, dialog, isBusy } = useEventAct();
  const squares = qrSquares(doorLink(event.id, door), 'M');
  const playing = event.players.filter(({ status }) => status === 'in');
  const here = playing.filter(({ checkedInAt }) => checkedInAt !== null).length;
  const renew = () =>
    ask({
      title: t`Make a new code for the door?`,
      body: (
        <p>
          <Trans>Copies of the old code let nobody in. Players who are checked in stay so.</Trans>
        </p>
      ),
      confirm: t`Make a new one`,
      action: async () => renewDoor(event.id),
      done: t`The code for the door is a new one`,
    });
  return (
    <Disclosure title={t`Check-in at the door`}>
      <div className={styles.form}>
        <p>
          <Trans>
            Players scan this code with their phones and say that they are here, from a day before the event.
          </Trans>
        </p>
        <p>
          <Plural
            value={playing.length}
            one={`${here} of # player is here.`}
            other={`${here} of # players are here.`}
          />
        </p>
        {squares !== null && <QrCode {...squares} className={styles.qr} label={t`QR code to check in`} />}
        <div className={styles.row}>
          <Button icon="print" onClick={() => print(paths.printEvent(event.id, 'door'))}>
            <Trans>Print for the door</Trans>
          </Button>
          <Button flush variant="quiet" icon="refresh" busy={isBusy} onClick={renew}>
            <Trans>Make a new one</Trans>
          </Button>
        </div>
      </div>
      {dialog}
    </Disclosure>
  );
}
