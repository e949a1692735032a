import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { copyText } from '#platform/clipboard.ts';
import { canShare, shareLink } from '#platform/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { qrSquares } from '#platform/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { catalogue } from '#data/catalogue.ts';
import { createShortLink } from '#data/short-links.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { paths } from '#platform/paths.ts';
import styles from './share-dialog.module.css';

type LinkSectionProps = { links: ReturnType<typeof useShareLinks>; listName: string };

/** The link: short (this browser only) by default, or full, which works everywhere. */
export function LinkSection({ links, listName }: LinkSectionProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'short' | 'full'>(links.short === null ? 'full' : 'short');
  // Counted, so that the check stays its time after the last of several copies.
  const [checks, setChecks] = useState(0);
  const isCopied = checks > 0;
  const address = kind === 'short' && links.short !== null ? links.short : links.full;
  const copy = async () => {
    if (!(await copyText(address))) {
      toast.error({ title: t`Failed to copy link` });
      return;
    }
    toast.success({ title: t`Link copied to clipboard` });
    setChecks((count) => count + 1);
    // The check stays for two seconds (docs/product.md, "Share dialog").
    setTimeout(() => setChecks((count) => count - 1), 2000);
  };
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Link</Trans>
      </h3>
      {links.short !== null && (
        <ToggleGroup
          label={t`Kind of link`}
          value={kind}
          onValueChange={setKind}
          items={[
            { value: 'short', label: t`Short link` },
            { value: 'full', label: t`Full link` },
          ]}
        />
      )}
      <div className={styles.link}>
        <input
          className={styles.address}
          readOnly
          aria-label={t`Link to this list`}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="primary"
          iconOnly
          icon={isCopied ? 'check' : 'copy'}
          label={isCopied ? t`Copied` : t`Copy link`}
          onClick={() => void copy()}
        />
      </div>
      <p className={styles.note}>
        {kind === 'short' ? (
          <Trans>
            The short link opens in this browser only. For another device or another player, send the full
            link.
          </Trans>
        ) : (
          <Trans>The full link holds the whole list and opens on every device, without an account.</Trans>
        )}
      </p>
      <div className={styles.buttons}>
        {canShare() && (
          <Button
            variant="secondary"
            icon="share"
            onClick={() => void shareLink({ title: listName, url: links.full })}
          >
            <Trans>Send to…</Trans>
          </Button>
        )}
      </div>
      <Disclosure title={t`QR code`}>
        <ListQrCode text={links.full} label={t`QR code of the full link`} />
      </Disclosure>
    </section>
  );
}

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

/**
 * Returns the addresses of one list: full, short (null when this browser cannot store it), and
 * those of the two prints.
 */
export function useShareLinks(document: RosterDocument, createdAt: string | null) {
  const [links] = useState(() => {
    const code = encodeList(payloadOf(document, catalogue, { createdAt }));
    const courtesyCode = encodeList(
      payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt }),
    );
    const hash = createShortLink(code, document);
    return {
      full: `${location.origin}${paths.sharedList(code)}`,
      short: hash === null ? null : `${location.origin}${paths.shortLink(hash)}`,
      printFull: paths.print('full', code),
      printCourtesy: paths.print('courtesy', courtesyCode),
      printCards: paths.printCards(code),
    };
  });
  return links;
}
