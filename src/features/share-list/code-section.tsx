import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { codeOfList } from '#data/list-codes.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './share-dialog.module.css';

/** The list as a code to read aloud (docs/product.md, "List codes"), or why it has none. */
export function CodeSection({ document }: { document: RosterDocument }) {
  const made = codeOfList(document);
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Code</Trans>
      </h3>
      {made.ok ? (
        <GroupedCode code={inGroups(made.code)} />
      ) : (
        <p className={styles.note}>
          {made.reason === 'too-large' ? (
            <Trans>This list is too large for a code. Send the full link instead.</Trans>
          ) : (
            <Trans>This list has units that no code can name. Send the full link instead.</Trans>
          )}
        </p>
      )}
    </section>
  );
}

/** A code that breaks between its groups only, its QR code, and the button that copies it. */
function GroupedCode({ code }: { code: string }) {
  const { t } = useLingui();
  const { copyAs } = useCopy();
  const squares = qrSquares(code, 'M');
  return (
    <>
      <p className={styles.note}>
        <Trans>To read aloud, type in or scan: “Paste or scan a list” opens it, even offline.</Trans>
      </p>
      <div className={styles.link}>
        <div className={styles.code} role="group" aria-label={t`Code of this list`} translate="no">
          {code.split(/(?<=-)/u).map((group, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two groups may be alike
            <span key={at}>{group}</span>
          ))}
        </div>
        <CopyButton
          variant="secondary"
          label={t`Copy code`}
          copy={() => copyAs(t`Code copied to clipboard`, code)}
        />
      </div>
      {squares !== null && (
        <Disclosure title={t`QR code of the list code`}>
          <QrCode {...squares} className={styles.smallQr} label={t`QR code of the list code`} />
        </Disclosure>
      )}
    </>
  );
}
