import { useLingui } from '@lingui/react/macro';
import { codeOfList } from '#data/list-codes.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import styles from './print-list.module.css';

/**
 * The code of a printed list, to type or to scan; nothing for a list that has none. Its QR code
 * holds few squares, which a phone tells apart from two metres.
 */
export function PrintedCode({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const made = codeOfList(document);
  if (!made.ok) return null;
  const code = inGroups(made.code);
  const squares = qrSquares(code, 'M');
  if (squares === null) return null;
  return (
    <div className={styles.code}>
      <QrCode {...squares} className={styles.qr} label={t`QR code of the list code`} />
      <p translate="no">{code}</p>
    </div>
  );
}
