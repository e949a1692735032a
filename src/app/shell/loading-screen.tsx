import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './loading-screen.module.css';
import { useLoadingWords } from './use-loading-words.ts';

/** Stands in for a page while its code loads: the outline of a heading and of rows. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status" data-loading-page="">
      <p className={styles.words}>
        <Spinner size={20} />
        <span>{useLoadingWords()}</span>
      </p>
    </div>
  );
}
