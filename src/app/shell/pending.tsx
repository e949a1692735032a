import { useNextPath } from '#platform/routing/router-view.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import styles from './pending.module.css';

/**
 * While the next page's code is fetched: a line under the header once that takes long enough to be
 * noticed, then the outline of a page in place of the former one.
 */
export function Pending() {
  if (useNextPath() === null) return null;
  return (
    <div className={styles.pending}>
      <div className={styles.page}>
        <LoadingScreen />
      </div>
    </div>
  );
}
