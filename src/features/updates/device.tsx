import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useViewer } from '#data/session/use-viewer.ts';
import { cacheHealth, isLarge, isSlow, showsOptimizer } from '#domain/updates/cache-health.ts';
import { currentEnvironment, type EnvironmentName, storagePrefixOf } from '#platform/environment.ts';
import { loadTime, measureLocal } from '#platform/offline/measure.ts';
import { isAtTable } from '#platform/at-table.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';
import { toast } from '#ui/toast/toast.tsx';
import { OptimizerCard, UpdateCard } from './cards.tsx';
import { updateStore } from './update-store.ts';
import styles from './updates.module.css';

/** The app's own notices over every page: updates, slowness, and diagnostics outside production. */
export function Device() {
  const { t } = useLingui();
  const { health, loadMs, isReady, update } = useStore(updateStore);
  const isDismissed = readText(storageKeys.hideOptimizer) !== null;
  const [isFirstVisit] = useState(() => readText(versionKey()) === null);
  const isOptimizer = showsOptimizer({ loadMs, health, isDismissed, isFirstVisit });
  useEffect(() => {
    const local = measureLocal();
    updateStore.setState({ health: cacheHealth(local), loadMs: loadTime() ?? 0 });
  }, []);
  useEffect(() => {
    if (isReady) toast.info({ title: t`App is ready to work offline` });
  }, [isReady, t]);
  return (
    <>
      {(update !== 'none' || isOptimizer) && (
        <Cards isUpdate={update === 'available'} isOptimizer={isOptimizer} />
      )}
      <DiagnosticsOverlay />
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

/** The mode and version of the build, as text. */
const MODE: string = import.meta.env.MODE;
const VERSION: string = String(import.meta.env['APP_VERSION'] ?? '');

/**
 * An overlay outside production with the version, the environment and the viewer (docs/product.md,
 * "Diagnostics overlay").
 */
function DiagnosticsOverlay() {
  const { t } = useLingui();
  const viewer = useViewer();
  const environment = currentEnvironment();
  if (environment === 'production') return null;
  const isUser = viewer.status === 'authenticated';
  const flags = [
    viewer.status,
    isUser && viewer.isWabAdmin && 'admin',
    isUser && viewer.isTester && 'tester',
    isUser && viewer.isPreview && 'preview',
  ].filter((flag) => flag !== false);
  return (
    <details className={styles.overlay}>
      <summary title={t`Diagnostics`}>
        Muster {VERSION} · {environment}
      </summary>
      <dl className={styles.facts}>
        <dt>
          <Trans>Version</Trans>
        </dt>
        <dd>{VERSION}</dd>
        <dt>
          <Trans>Environment</Trans>
        </dt>
        <dd>{environment}</dd>
        <dt>
          <Trans>Host</Trans>
        </dt>
        <dd>{location.hostname}</dd>
        <dt>
          <Trans>Data</Trans>
        </dt>
        <dd>{environment === 'local' ? t`local` : t`remote`}</dd>
        <dt>
          <Trans>Signed in</Trans>
        </dt>
        <dd>{flags.join(', ')}</dd>
        <dt>
          <Trans>User</Trans>
        </dt>
        <dd>{isUser ? viewer.userId : '–'}</dd>
      </dl>
      {isMismatch(environment) && (
        <p className={styles.mismatch}>
          <Trans>This build and this host do not match.</Trans>
        </p>
      )}
    </details>
  );
}

/** A developer's build on a host that others reach. */
function isMismatch(environment: EnvironmentName): boolean {
  return MODE === 'development' && environment !== 'local';
}
