import { Trans } from '@lingui/react/macro';
import styles from './analysis.module.css';

/** The three kinds of bars. */
export function Legend({ hasOther }: { hasOther: boolean }) {
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.key} data-who="own" /> <Trans>Your list</Trans>
      </li>
      <li>
        <span className={styles.key} data-who="average" /> <Trans>Faction’s average</Trans>
      </li>
      {hasOther && (
        <li>
          <span className={styles.key} data-who="other" /> <Trans>Other list as it is</Trans>
        </li>
      )}
    </ul>
  );
}
