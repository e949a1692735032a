import { Trans, useLingui } from '@lingui/react/macro';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { RetryNow } from './retry-now.tsx';
import styles from './waiting.module.css';

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
          <RetryNow />
        </>
      )}
    </div>
  );
}
