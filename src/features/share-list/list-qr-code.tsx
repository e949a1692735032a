import { Trans } from '@lingui/react/macro';
import { qrSquares } from '#platform/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import styles from './share-dialog.module.css';

/** A link as a QR code, or a note that the link is too long for one. */
export function ListQrCode({ text, label }: { text: string; label: string }) {
  const squares = qrSquares(text, 'L');
  if (squares !== null) return <QrCode {...squares} className={styles.qr} label={label} />;
  return (
    <p className={styles.note}>
      <Trans>This list is too long for a QR code. Send the full link instead.</Trans>
    </p>
  );
}
