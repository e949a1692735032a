import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { cacheHealth, isLarge, isSlow, showsOptimizer } from '#domain/updates/cache-health.ts';
import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { loadTime, measureLocal } from '#platform/offline/measure.ts';
import { isAtTable } from '#platform/at-table.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';
import { toast } from '#ui/toast/toast.tsx';
import { OptimizerCard, UpdateCard } from './cards.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { InstallCard } from './install.tsx';
import { updateStore } from './update-store.ts';
import styles from './updates.module.css';

/** The app's own notices over every page: updates, slowness, and diagnostics outside production. */
export function Device() {
  const { t } = useLingui();
  const { health, loadMs, isReady, isFull, update } = useStore(updateStore);
  const isDismissed = readText(storageKeys.hideOptimizer) !== null;
  const [isFirstVisit] = useState(() => readText(versionKey()) === null);
  const isOptimizer = showsOptimizer({ loadMs, health, isDismissed, isFirstVisit });
  useEffect(() => {
    const local = measureLocal();
    updateStore.setState({ health: cacheHealth(local), loadMs: loadTime() ?? 0 });
  }, []);
  useEffect(() => {
    if (isReady) toast.info({ title: t`App is ready to work offline` });
    if (isFull)
      toast.warning({
        title: t`This device is full`,
        description: t`What Muster needs offline could not be saved. Free some space, then save it again on the Offline page.`,
      });
  }, [isReady, isFull, t]);
  return (
    <>
      {update !== 'none' || isOptimizer ? (
        <Cards isUpdate={update === 'available'} isOptimizer={isOptimizer} />
      ) : (
        <InstallCard isFirstVisit={isFirstVisit} />
      )}
      <Diagnostics />
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
  const waits = useSyncExternalStore(everySecond, () => isAtTable());
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
    <div className={styles.cards} data-cards="" hidden={waits}>
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

/** The key of the version that ran here last: a browser without one is new to Muster. */
const versionKey = () => storageKeys.appVersion(storagePrefixOf(currentEnvironment()));
