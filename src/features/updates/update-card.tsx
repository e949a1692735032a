import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { hasUnsent } from '#platform/service-worker/is-busy.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './updates.module.css';
import { Troubleshooting } from './troubleshooting.tsx';
import { updateLater, updateNow, updateStore } from './update-store.ts';

/**
 * “Update Available” (docs/product.md, "Updates and start"): nothing happens before the player
 * chooses.
 */
export function UpdateCard() {
  const { t } = useLingui();
  const update = useStore(updateStore, (state) => state.update);
  const version = useStore(updateStore, (state) => state.newVersion);
  const [isWarned, setWarned] = useState(false);
  if (update === 'none') return null;
  const press = () => {
    if (!isWarned && hasUnsent()) setWarned(true);
    else updateNow();
  };
  return (
    <section className={styles.card} aria-label={t`Update Available`}>
      <header className={styles.head}>
        <h2>
          <Trans>Update Available</Trans>
        </h2>
        <Button variant="quiet" iconOnly icon="close" label={t`Close`} onClick={updateLater} />
      </header>
      <p>
        {version === null ? (
          <Trans>A new version of Muster is ready.</Trans>
        ) : (
          <Trans>Version {version} of Muster is ready.</Trans>
        )}{' '}
        <Trans>It takes a moment. Your lists, drafts, games and choices stay as they are.</Trans>
      </p>
      {isWarned && (
        <p role="alert" className={styles.warning}>
          <Trans>Something is written on this page and not sent yet. An update now would lose it.</Trans>
        </p>
      )}
      <div className={styles.calls}>
        <Button variant="primary" icon="refresh" onClick={press}>
          {isWarned ? <Trans>Update all the same</Trans> : <Trans>Update Now</Trans>}
        </Button>
        <Button variant="secondary" onClick={updateLater}>
          <Trans>Later</Trans>
        </Button>
      </div>
      <Disclosure title={t`Troubleshooting`}>
        <Troubleshooting />
      </Disclosure>
    </section>
  );
}
