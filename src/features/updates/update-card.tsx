import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useStore } from 'zustand';
import styles from './updates.module.css';
import { Troubleshooting } from './troubleshooting.tsx';
import { updateLater, updateNow, updateStore } from './update-store.ts';

/** “Update Available” (spec sections 2 and 4): nothing happens before the player says so. */
export function UpdateCard() {
  const { t } = useLingui();
  const update = useStore(updateStore, (state) => state.update);
  const version = useStore(updateStore, (state) => state.newVersion);
  if (update === 'none') return null;
  return (
    <section className={styles['card']} aria-label={t`Update Available`}>
      <header className={styles['head']}>
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
      <div className={styles['calls']}>
        <Button variant="primary" icon="refresh" onClick={updateNow}>
          <Trans>Update Now</Trans>
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
