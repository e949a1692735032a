import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './updates.module.css';
import { useClearing } from './use-clearing.ts';

type Props = {
  what: 'caches' | 'everything';
  clearing: ReturnType<typeof useClearing>;
  onClose: () => void;
};

/**
 * Asks before the app's own caches are emptied (docs/product.md, "Refreshing and clearing"), with a
 * list of what stays, and then empties them.
 */
export function AskClearing({ what, clearing, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={what === 'everything' ? t`Nuclear Reset` : t`Clear All Cache & Reload`}
      body={
        <>
          <ul className={styles.stays}>
            <Stays icon="check">
              <Trans>Your lists, drafts, games and choices stay.</Trans>
            </Stays>
            {what === 'everything' ? (
              <Stays icon="user">
                <Trans>You are signed out.</Trans>
              </Stays>
            ) : (
              <Stays icon="check">
                <Trans>You stay signed in.</Trans>
              </Stays>
            )}
            <Stays icon="download">
              <Trans>Pictures for offline use have to be fetched again.</Trans>
            </Stays>
          </ul>
          <p className={styles.question}>
            <Trans>
              This will clear all cached data and reload the page. This can help if you're seeing old content
              or having login issues. Continue?
            </Trans>
          </p>
        </>
      }
      confirmLabel={t`Clear and reload`}
      cancelLabel={t`Cancel`}
      onConfirm={clearing[what]}
      danger
    />
  );
}

/** A line on what is kept or goes. */
function Stays({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/**
 * Has the app fetched afresh, after a question (docs/product.md, "Refreshing and clearing").
 * Nothing that a player made is touched.
 */
export function ClearCacheButton() {
  const clearing = useClearing();
  const [asks, setAsks] = useState(false);
  const isBusy = clearing.busy === 'caches';
  return (
    <>
      <Button size="sm" variant="quiet" icon="refresh" busy={isBusy} onClick={() => setAsks(true)}>
        {isBusy ? <Trans>Clearing...</Trans> : <Trans>Clear Cache</Trans>}
      </Button>
      {asks && <AskClearing what="caches" clearing={clearing} onClose={() => setAsks(false)} />}
    </>
  );
}
