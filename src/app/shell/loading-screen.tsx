import { Trans } from '@lingui/react/macro';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './loading-screen.module.css';

/** Stands in for a page while its code loads. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status" data-loading-page="">
      <Spinner />
      <p>
        <Trans>Loading...</Trans>
      </p>
    </div>
  );
}
