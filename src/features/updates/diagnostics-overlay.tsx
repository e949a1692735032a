import { Trans, useLingui } from '@lingui/react/macro';
import { useViewer } from '#data/session/use-viewer.ts';
import { currentEnvironment, type EnvironmentName } from '#platform/environment.ts';
import styles from './updates.module.css';

/** The mode and version of the build, as text. */
const MODE: string = import.meta.env.MODE;
const VERSION: string = String(import.meta.env['APP_VERSION'] ?? '');

/**
 * An overlay outside production with the version, the environment and the viewer (docs/product.md,
 * "Diagnostics overlay").
 */
export function DiagnosticsOverlay() {
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
          <Trans>This build and this host do not belong together.</Trans>
        </p>
      )}
    </details>
  );
}

/** A developer's build on a host that others reach. */
function isMismatch(environment: EnvironmentName): boolean {
  return MODE === 'development' && environment !== 'local';
}
