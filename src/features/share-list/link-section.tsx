import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { copyText } from '#platform/clipboard.ts';
import { canShare, shareLink } from '#platform/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ListQrCode } from './list-qr-code.tsx';
import styles from './share-dialog.module.css';
import type { useShareLinks } from './use-share-links.ts';

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
