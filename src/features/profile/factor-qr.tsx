import { encode } from 'uqr';
import styles from './profile.module.css';

/** An address as a QR code, dark on white in both themes so that cameras read it. */
export function FactorQr({ uri, label }: { uri: string; label: string }) {
  const matrix = encode(uri, { ecc: 'M', border: 3 }).data;
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
