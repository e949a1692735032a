import { Trans, useLingui } from '@lingui/react/macro';
import { ageText } from '#platform/age-text.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './reader-page.module.css';
import type { OlderCopy } from './use-texts.ts';

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
        <Trans>Offline, only texts that were opened before are available.</Trans>
      </p>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  );
}

type OlderCopyBannerProps = { copy: OlderCopy; onRetry: () => void };

/** Explains that newer texts may exist, gives the age of these, and offers another try. */
export function OlderCopyBanner({ copy, onRetry }: OlderCopyBannerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const age = copy.kind === 'kept' ? ageText(copy.savedAt, language) : '';
  return (
    <Banner
      tone="info"
      title={t`You are reading an older copy`}
      role="status"
      actions={
        <Button size="sm" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        {copy.kind === 'kept' ? (
          <Trans>
            The newest texts could not be fetched. These were fetched {age}, on your last visit online.
          </Trans>
        ) : (
          <Trans>The newest texts could not be fetched. These came with the app.</Trans>
        )}
      </p>
    </Banner>
  );
}
