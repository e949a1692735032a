import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
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
          <p>
            <Trans>
              This will clear all cached data and reload the page. This can help if you're seeing old content
              or having login issues. Continue?
            </Trans>
          </p>
          <p>
            {what === 'everything' ? (
              <Trans>
                Your lists, drafts, games and choices stay. You are signed out, and pictures for offline use
                have to be fetched again.
              </Trans>
            ) : (
              <Trans>
                Your lists, drafts, games and choices stay, and so does your session. Pictures for offline use
                have to be fetched again.
              </Trans>
            )}
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
