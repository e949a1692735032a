import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CacheDiagnostics } from './cache-diagnostics.tsx';
import { AskClearing } from './ask-clearing.tsx';
import styles from './updates.module.css';
import { useClearing } from './use-clearing.ts';

/**
 * Tools for an app that shows outdated content or does not let the user in (docs/product.md,
 * "Refreshing and clearing").
 */
export function Troubleshooting() {
  const clearing = useClearing();
  const [asks, setAsks] = useState(false);
  const [measured, setMeasured] = useState(0);
  return (
    <div className={styles.troubles}>
      <Tool says={<Trans>Removes what older versions left behind.</Trans>}>
        <Button size="sm" busy={clearing.busy === 'quick'} onClick={clearing.quick}>
          <Trans>Quick Speed Boost</Trans>
        </Button>
      </Tool>
      <Tool says={<Trans>Signs you out on this device. Helps when signing in fails.</Trans>}>
        <Button size="sm" busy={clearing.busy === 'auth'} onClick={clearing.authOfCard}>
          <Trans>Clear Auth Data Only</Trans>
        </Button>
      </Tool>
      <Tool says={<Trans>Downloads the whole app again and removes pictures for offline use.</Trans>}>
        <Button size="sm" busy={clearing.busy === 'caches'} onClick={() => setAsks(true)}>
          {clearing.busy === 'caches' ? <Trans>Clearing...</Trans> : <Trans>Clear All Cache & Reload</Trans>}
        </Button>
      </Tool>
      <Tool says={<Trans>Measures what this device keeps for Muster.</Trans>}>
        <Button size="sm" onClick={() => setMeasured(measured + 1)}>
          <Trans>Run Cache Diagnostics</Trans>
        </Button>
      </Tool>
      {measured > 0 && <CacheDiagnostics key={measured} />}
      {asks && <AskClearing what="caches" clearing={clearing} onClose={() => setAsks(false)} />}
    </div>
  );
}

/** A button with its explanation. */
function Tool({ says, children }: { says: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.trouble}>
      {children}
      <p>{says}</p>
    </div>
  );
}
