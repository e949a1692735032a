import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { AskClearing } from './ask-clearing.tsx';
import { useClearing } from './use-clearing.ts';

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
