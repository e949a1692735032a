import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { catalogue } from '#data/catalogue.ts';
import { createShortLink } from '#data/short-links.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { paths } from '#platform/paths.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './share-dialog.module.css';

type LinkSectionProps = { links: ShareLinks; listName: string };

/** The link: full (works everywhere) by default, or short, for this browser only. */
export function LinkSection({ links, listName }: LinkSectionProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<'full' | 'short'>('full');
  const short = wanted === 'short' ? links.short : null;
  const kind = short === null ? 'full' : 'short';
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Link</Trans>
      </h3>
      <CopyLink address={short ?? links.full} />
      {canShare() && (
        <Button
          variant="secondary"
          icon="share"
          onClick={() => void shareLink({ title: listName, url: links.full })}
        >
          <Trans>Send to…</Trans>
        </Button>
      )}
      <ToggleGroup
        label={t`Kind of link`}
        value={kind}
        onValueChange={(next) => {
          if (next === 'short') links.keepShort();
          setWanted(next);
        }}
        items={[
          { value: 'full', label: t`Full link` },
          { value: 'short', label: t`Short link` },
        ]}
      />
      <p className={styles.note} role="status">
        {kind === 'short' ? (
          <Trans>
            The short link opens in this browser only. For another device or another player, send the full
            link.
          </Trans>
        ) : wanted === 'short' ? (
          <Trans>This browser cannot keep a short link. The full link opens everywhere.</Trans>
        ) : (
          <Trans>The full link holds the whole list and opens on every device, without an account.</Trans>
        )}
      </p>
      <Disclosure title={t`QR code`}>
        <ListQrCode text={links.full} label={t`QR code of the full link`} />
      </Disclosure>
    </section>
  );
}

/** The address in a field that selects itself, and the dialog's main action: to copy it. */
function CopyLink({ address }: { address: string }) {
  const { t } = useLingui();
  const { copyLink } = useCopy();
  return (
    <div className={styles.link}>
      <input
        className={styles.address}
        readOnly
        aria-label={t`Link to this list`}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton variant="primary" label={t`Copy link`} copy={() => copyLink(address)} />
    </div>
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

type ShareLinks = ReturnType<typeof useShareLinks>;

/**
 * Returns the addresses of one list: full, short, and those of the prints. The short one is null
 * until `keepShort` stored it in this browser, so that looking at the dialog leaves nothing behind.
 */
export function useShareLinks(document: RosterDocument, createdAt: string | null) {
  const code = encodeList(payloadOf(document, catalogue, { createdAt }));
  const courtesy = payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt });
  const [kept, setKept] = useState<{ readonly code: string; readonly hash: string | null } | null>(null);
  const hash = kept?.code === code ? kept.hash : null;
  return {
    full: `${location.origin}${paths.sharedList(code)}`,
    short: hash === null ? null : `${location.origin}${paths.shortLink(hash)}`,
    keepShort: () => setKept({ code, hash: createShortLink(code, document) }),
    printFull: (notes?: string) => paths.print('full', code, notes === undefined ? {} : { notes }),
    printCourtesy: paths.print('courtesy', encodeList(courtesy)),
    printCards: paths.printCards(code),
  };
}
