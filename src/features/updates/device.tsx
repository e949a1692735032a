import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cacheHealth, isLarge, isSlow, showsOptimizer } from '#domain/updates/cache-health.ts';
import { loadTime, measureLocal } from '#platform/offline/measure.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';
import { toast } from '#ui/toast/toast.tsx';
import { DiagnosticsOverlay } from './diagnostics-overlay.tsx';
import { OptimizerCard } from './optimizer-card.tsx';
import { UpdateCard } from './update-card.tsx';
import { updateStore } from './update-store.ts';
import styles from './updates.module.css';

/** What the app says about itself over every page: updates, slowness, and outside production what it is. */
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
  useEffect(() => {
    if (update === 'available') toast.info({ title: t`New app version available!` });
  }, [update, t]);
  useEffect(() => {
    if (!isOptimizer) return;
    if (isLarge(measureLocal()))
      toast.warning({ title: t`Large cache detected - this may be slowing down your app` });
    if (isSlow(loadMs)) toast.info({ title: t`Slow loading detected - performance optimizer available` });
  }, [isOptimizer, loadMs, t]);
  return (
    <>
      <DiagnosticsOverlay />
      <div className={styles['cards']}>
        <UpdateCard />
        {isOptimizer && <OptimizerCard />}
      </div>
    </>
  );
}
