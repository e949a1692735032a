import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { cacheHealth, isLarge, isSlow, showsOptimizer } from '#domain/updates/cache-health.ts';
import { loadTime, measureLocal } from '#platform/offline/measure.ts';
import { hasUnsent, isAtTable } from '#platform/service-worker/is-busy.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { DiagnosticsOverlay } from './diagnostics-overlay.tsx';
import { OptimizerCard } from './optimizer-card.tsx';
import { Troubleshooting } from './troubleshooting.tsx';
import { updateLater, updateNow, updateStore } from './update-store.ts';
import styles from './updates.module.css';

/** The app's own notices over every page: updates, slowness, and diagnostics outside production. */
export function Device() {
  const { t } = useLingui();
  const { health, loadMs, isReady, update } = useStore(updateStore);
  const isDismissed = readText(storageKeys.hideOptimizer) !== null;
  const isOptimizer = showsOptimizer({ loadMs, health, isDismissed });
  useEffect(() => {
    const local = measureLocal();
    updateStore.setState({ health: cacheHealth(local), loadMs: loadTime() ?? 0 });
  }, []);
  useEffect(() => {
    if (isReady) toast.info({ title: t`App is ready to work offline` });
  }, [isReady, t]);
  return (
    <>
      <DiagnosticsOverlay />
      {(update !== 'none' || isOptimizer) && (
        <Cards isUpdate={update === 'available'} isOptimizer={isOptimizer} />
      )}
    </>
  );
}

/**
 * The cards, and the messages that go with them. Over a game that is being played they wait until
 * it is left.
 */
function Cards({ isUpdate, isOptimizer }: { isUpdate: boolean; isOptimizer: boolean }) {
  const { t } = useLingui();
  const { loadMs } = useStore(updateStore);
  const waits = useSyncExternalStore(everySecond, isAtTable);
  const told = useRef({ isUpdate: false, isOptimizer: false });
  useEffect(() => {
    if (!isUpdate || waits || told.current.isUpdate) return;
    told.current.isUpdate = true;
    toast.info({ title: t`New app version available!` });
  }, [isUpdate, waits, t]);
  useEffect(() => {
    if (!isOptimizer || waits || told.current.isOptimizer) return;
    told.current.isOptimizer = true;
    if (isLarge(measureLocal()))
      toast.warning({ title: t`Large cache detected - this may be slowing down your app` });
    if (isSlow(loadMs)) toast.info({ title: t`Slow loading detected - performance optimizer available` });
  }, [isOptimizer, loadMs, waits, t]);
  return (
    <div className={styles.cards} hidden={waits}>
      <UpdateCard />
      {isOptimizer && <OptimizerCard />}
    </div>
  );
}

/** The cards stand outside the pages and are not told of a change of address. */
function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1_000);
  return () => clearInterval(timer);
}

/**
 * “Update Available” (docs/product.md, "Updates and start"): nothing happens before the player
 * chooses.
 */
function UpdateCard() {
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
