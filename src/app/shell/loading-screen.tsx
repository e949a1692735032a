import { Trans } from '@lingui/react/macro';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './loading-screen.module.css';

/** While a page's code is on its way. */
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
