import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './loading-screen.module.css';
import { useLoadingWords } from './use-loading-words.ts';

/** Stands in for a page while its code loads. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status" data-loading-page="">
      <Spinner />
      <p>{useLoadingWords()}</p>
    </div>
  );
}
