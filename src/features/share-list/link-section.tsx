import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { catalogue } from '#data/catalogue.ts';
import { queryClient } from '#data/query/query-client.ts';
import { makeServedLink } from '#data/served-links.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { createShortLink } from '#data/short-links.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { paths } from '#platform/paths.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './share-dialog.module.css';

type LinkSectionProps = { links: ShareLinks; listName: string };

/**
 * The link: full by default, or short. A short one opens everywhere when its maker is signed in,
 * else in this browser only.
 */
export function LinkSection({ links, listName }: LinkSectionProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<'full' | 'short'>('full');
  const { address } = links.short;
  const short = wanted === 'short' ? address : null;
  const kind = short === null && !links.short.isMaking ? 'full' : 'short';
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
          if (next === 'short') links.makeShort();
          setWanted(next);
        }}
        items={[
          { value: 'full', label: t`Full link` },
          { value: 'short', label: t`Short link` },
        ]}
      />
      <p className={styles.note} role="status">
        <LinkNote wanted={wanted} short={links.short} />
      </p>
      <Disclosure title={t`QR code`}>
        <ListQrCode text={links.full} label={t`QR code of the full link`} />
      </Disclosure>
    </section>
  );
}

/** Says where the shown link opens. */
function LinkNote({ wanted, short }: { wanted: 'full' | 'short'; short: ShareLinks['short'] }) {
  if (wanted === 'full')
    return (
      <Trans>The full link contains the whole list and opens on every device, without an account.</Trans>
    );
  if (short.isMaking) return <Trans>The short link is being made.</Trans>;
  if (short.isRefused)
    return <Trans>The server made no short link. The full link opens everywhere; or try again later.</Trans>;
  if (short.address === null)
    return <Trans>This browser cannot keep a short link. The full link opens everywhere.</Trans>;
  if (short.isServed)
    return <Trans>The short link opens on every device and leads to the list as it is now.</Trans>;
  return (
    <Trans>
      The short link opens in this browser only. For another device or another player, send the full link.
    </Trans>
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
 * until `makeShort` made it, so that looking at the dialog leaves nothing behind.
 */
export function useShareLinks(document: RosterDocument, createdAt: string | null) {
  const code = encodeList(payloadOf(document, catalogue, { createdAt }));
  const courtesy = payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt });
  return {
    full: `${location.origin}${paths.sharedList(code)}`,
    ...useShortLink(code, document),
    printFull: (notes?: string) => paths.print('full', code, notes === undefined ? {} : { notes }),
    printCourtesy: paths.print('courtesy', encodeList(courtesy)),
    printCards: paths.printCards(code),
  };
}

/** The short link of a code: the server's for who is signed in, else this browser's own. */
function useShortLink(code: string, document: RosterDocument) {
  const isSignedIn = userIdOf(useViewer()) !== null;
  const [own, setOwn] = useState<{ readonly code: string; readonly name: string | null } | null>(null);
  const served = useMutation({ mutationFn: makeServedLink }, queryClient());
  const isOfThisCode = served.variables === code;
  const ofBrowser = own?.code === code ? own.name : null;
  const name = isOfThisCode ? (served.data ?? null) : ofBrowser;
  return {
    short: {
      address: name === null ? null : `${location.origin}${paths.shortLink(name)}`,
      isServed: isOfThisCode && served.isSuccess,
      isMaking: isOfThisCode && served.isPending,
      isRefused: isOfThisCode && served.isError,
    },
    makeShort: () => {
      if (isSignedIn) served.mutate(code);
      else setOwn({ code, name: createShortLink(code, document) });
    },
  };
}
