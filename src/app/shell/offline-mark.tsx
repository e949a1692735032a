import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import styles from './shell.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says in the bar that there is no network, and leads to what works without one. */
export function OfflineMark() {
  const { t } = useLingui();
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  const words = t`You are offline`;
  useEffect(() => {
    if (isOffline) announce(words);
  }, [isOffline, words]);
  if (!isOffline) return null;
  return (
    <Button
      variant="quiet"
      icon="offline"
      className={styles.offline}
      aria-label={words}
      render={<Link to={paths.offline()} />}
    >
      <Trans>Offline</Trans>
    </Button>
  );
}
