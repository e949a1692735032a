import { Trans } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './waiting.module.css';

/** Most requests do not fail, and some pages have no queries. */
const loadRetryNow = async () => (await import('./retry-now.tsx')).RetryNow;

type WaitingProps = {
  /** The number of failed tries so far. */
  failures?: number;
  /** A long list will take the place: the foot of the page stays out of view until then. */
  isList?: boolean;
};

/**
 * A spinner and words for a pending request. After a failed try, which no answer is as well as a
 * refusing one, the words announce the next try and a button sends it.
 */
export function Waiting({ failures = 0, isList = false }: WaitingProps) {
  return (
    <div className={styles.waiting} data-list={isList || undefined}>
      <div className={styles.words} role="status">
        <Spinner />
        <p>
          {failures > 0 ? (
            <Trans>This could not be loaded yet. Trying again…</Trans>
          ) : (
            <Trans>Loading...</Trans>
          )}
        </p>
      </div>
      {failures > 0 && <Lazy load={loadRetryNow} props={{}} isQuiet />}
    </div>
  );
}
