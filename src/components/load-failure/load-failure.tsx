import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

// Apart: most requests succeed, and a page of a game has none that a query sends.
const loadReason = async () => (await import('./failure-reason.tsx')).FailureReason;
const retryFailing = async () => (await import('#data/query/retry-failing.ts')).retryFailing();

type LoadFailureProps = {
  title?: string | undefined;
  /** Stands for a whole page, whose heading is the title. */
  isPage?: boolean;
  error?: unknown;
  /** Words on what is kept and what to do, default the reason and remedy of the error. */
  children?: ReactNode;
  /** Tries again, default every query in view that failed. */
  onRetry?: (() => unknown) | undefined;
};

/** Says that something could not be loaded and why; the button shows when it is trying again. */
export function LoadFailure(props: LoadFailureProps) {
  const { error, onRetry = retryFailing, isPage = false, children } = props;
  const { t } = useLingui();
  const [isTrying, setTrying] = useState(false);
  const title = props.title ?? t`This could not be loaded`;
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
    }
  };
  const network = t`Check the network and try again.`;
  const reason = <Lazy load={loadReason} props={{ error }} fallback={network} isQuiet />;
  const words = <p>{children ?? reason}</p>;
  const again = (
    <Button icon="refresh" busy={isTrying} onClick={() => void retry()}>
      <Trans>Try again</Trans>
    </Button>
  );
  return isPage ? (
    <div role="alert">
      <EmptyState title={title} headingLevel={1} icon="warning">
        {words}
        {again}
      </EmptyState>
    </div>
  ) : (
    <Banner tone="warning" role="alert" title={title} actions={again}>
      {words}
    </Banner>
  );
}
