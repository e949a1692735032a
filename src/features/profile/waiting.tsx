import { Trans, useLingui } from '@lingui/react/macro';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './profile.module.css';

/** While something is on its way; after a failed try it says that another one is made. */
export function Waiting({ failures = 0 }: { failures?: number }) {
  const { t } = useLingui();
  return (
    <div className={styles['waiting']}>
      <Spinner label={t`Loading...`} />
      {failures > 0 && (
        <p role="status">
          <Trans>The server does not answer. Trying again…</Trans>
        </p>
      )}
    </div>
  );
}
