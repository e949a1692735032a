import { Trans, useLingui } from '@lingui/react/macro';
import { PaperSheet } from '#components/print-window/paper-sheet.tsx';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { doorLink } from '../door-link.ts';
import styles from './print-event.module.css';

/** The code with which players check in, to hang on the door; for those who run the event. */
export function PrintedDoor({ running: { event } }: { running: RunningEvent }) {
  const { t } = useLingui();
  const { door, id, name } = event;
  const squares = door === null ? null : qrSquares(doorLink(id, door), 'M');
  usePrintOnce(squares !== null);
  if (squares === null) {
    return (
      <p>
        <Trans>
          Those who run the event print this code. Sign in, and open it from the page of the event.
        </Trans>
      </p>
    );
  }
  return (
    <PaperSheet className={styles.door}>
      <p className={styles.event}>{name}</p>
      <QrCode {...squares} className={styles.qr} label={t`QR code to check in`} />
      <p>
        <Trans>Scan this code with your phone, and tap “I am here”.</Trans>
      </p>
      <p>
        <Trans>Without an account, tell the organisers that you are here.</Trans>
      </p>
    </PaperSheet>
  );
}
