import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './reader-page.module.css';

type ReaderStateProps = { hasFailed: boolean; isFetching: boolean; onRetry: () => void };

/** There is nothing to read yet, or nothing could be fetched. */
export function ReaderState({ hasFailed, isFetching, onRetry }: ReaderStateProps) {
  const { t } = useLingui();
  if (!hasFailed || isFetching) {
    return (
      <div className={styles.waiting} role="status">
        <Spinner />
        <p>
          <Trans>Loading...</Trans>
        </p>
      </div>
    );
  }
  return (
    <EmptyState headingLevel={1} icon="cloud" title={t`The texts could not be loaded`}>
      <p>
        <Trans>Without a network only texts that were opened before are there.</Trans>
      </p>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  );
}
