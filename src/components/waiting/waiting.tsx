import { Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './waiting.module.css';

/** Most requests do not fail, and some pages have no queries. */
const loadRetryNow = async () => (await import('./retry-now.tsx')).RetryNow;

/** A spinner for a pending request; after a failed try it announces the next one and offers it. */
export function Waiting({ failures = 0 }: { failures?: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.waiting}>
      <Spinner label={t`Loading...`} />
      {failures > 0 && (
        <>
          <p role="status">
            <Trans>The server does not answer. Trying again…</Trans>
          </p>
          <Lazy load={loadRetryNow} props={{}} isQuiet />
        </>
      )}
    </div>
  );
}
