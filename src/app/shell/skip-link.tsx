import { Trans } from '@lingui/react/macro';
import styles from './shell.module.css';

/** The first stop of the Tab key: past the header, into the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  );
}
