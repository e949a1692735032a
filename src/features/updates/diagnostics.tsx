import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useViewer } from '#data/session/use-viewer.ts';
import type { Viewer } from '#domain/access/viewer.ts';
import { reloadSoon } from '#platform/caches.ts';
import { sessionKeys } from '#platform/storage/keys.ts';
import { sessionTexts } from '#platform/storage/local.ts';
import { buildFacts, hasOwnTexts, isMismatch, reloadsForData } from '#platform/text-source.ts';
import styles from './diagnostics.module.css';

/** The version of the build. */
const VERSION: string = String(import.meta.env['APP_VERSION'] ?? '');

/**
 * The diagnostics overlay (docs/product.md, "Diagnostics overlay"): a strip at the lower edge of
 * every page outside production, and wherever a build and its host do not match. It opens to the
 * version, the environment and the viewer.
 */
export function Diagnostics() {
  const facts = buildFacts();
  useReloadForData();
  const doNotMatch = isMismatch(facts);
  if (facts.environment === 'production' && !doNotMatch) return null;
  // The page's own layer is below dialogs, unlike that of the cards.
  return createPortal(<Strip doNotMatch={doNotMatch} />, document.body);
}

/** Loads the page again after 1 s when a host that others reach claims local data. */
function useReloadForData(): void {
  useEffect(() => {
    const hasReloaded = sessionTexts.readText(sessionKeys.reloaded) !== null;
    if (!reloadsForData(buildFacts(), hasReloaded)) return;
    // A tab that cannot remember would reload for ever.
    if (sessionTexts.writeText(sessionKeys.reloaded, 'true').ok) reloadSoon();
  }, []);
}

function Strip({ doNotMatch }: { doNotMatch: boolean }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { environment } = buildFacts();
  const rows = [
    [t`Version`, VERSION],
    [t`Environment`, environment],
    [t`Host`, location.hostname],
    [t`Data`, hasOwnTexts() ? t`local` : t`remote`],
    [t`Signed in`, flagsOf(viewer).join(', ')],
    [t`User`, viewer.status === 'authenticated' ? viewer.userId : '–'],
  ] as const;
  return (
    <aside className={styles.strip} aria-label={t`Diagnostics`} data-diagnostics="">
      <details>
        <summary>
          <span>
            Muster {VERSION} · {environment}
          </span>
          {doNotMatch && (
            <strong className={styles.mismatch}>
              <Trans>This build and this host do not match.</Trans>
            </strong>
          )}
        </summary>
        <dl className={styles.facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}

function flagsOf(viewer: Viewer): readonly string[] {
  if (viewer.status !== 'authenticated') return [viewer.status];
  const { isWabAdmin, isTester, isPreview } = viewer;
  const flags = [isWabAdmin && 'admin', isTester && 'tester', isPreview && 'preview'];
  return [viewer.status, ...flags.filter((flag) => flag !== false)];
}
