import { useNavigation } from 'react-router';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './pending.module.css';
import { useLoadingWords } from './use-loading-words.ts';

/**
 * While the next page's code is fetched: a spinner that shows only when it takes long enough to be
 * noticed.
 */
export function Pending() {
  const words = useLoadingWords();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={styles.pending}>
      <Spinner label={words} size={40} />
    </div>
  );
}
