import { Trans, useLingui } from '@lingui/react/macro';
import type { Format } from '#domain/formats/format.ts';
import { encodeFormat } from '#domain/formats/format-link.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import styles from './formats.module.css';

/** The QR code of the format's link; nothing for a very long one. */
export function FormatQr({ format }: { format: Format }) {
  const { t } = useLingui();
  const squares = qrSquares(absoluteUrl(paths.format(encodeFormat(format))), 'L');
  if (squares === null) return null;
  return (
    <figure className={styles.qr}>
      <QrCode {...squares} className={styles.qrCode} label={t`QR code of this format`} />
      <figcaption className={styles.short}>
        <Trans>Players scan this to keep the format.</Trans>
      </figcaption>
    </figure>
  );
}
