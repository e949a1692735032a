import { Trans } from '@lingui/react/macro';
import { encode } from 'uqr';
import styles from './share-dialog.module.css';

/** A QR code as crisp squares, dark on white in both themes so that cameras read it. Too long a link is said so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const matrix = matrixOf(text);
  if (matrix === null) {
    return (
      <p className={styles['note']}>
        <Trans>This list is too long for a QR code. Send the full link instead.</Trans>
      </p>
    );
  }
  const side = matrix.length;
  const squares = matrix.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}

/** Null when the text is longer than any QR code holds (2,953 bytes). */
function matrixOf(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', border: 3 }).data;
  } catch {
    return null;
  }
}
