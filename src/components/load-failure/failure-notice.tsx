import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { problemOf } from '#data/community/problem-of.ts';
import { retryFailing } from '#data/query/retry-failing.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { SkeletonShape } from '#ui/skeleton/skeleton.tsx';

export type FailureNoticeProps = {
  title?: string | undefined;
  /**
   * The outline in whose place it stands: of a whole page, whose heading is then the title, or of a
   * part. Of rows, and by default, it is a strip beside what is there.
   */
  place?: SkeletonShape | undefined;
  error?: unknown;
  /** Words on what is kept and what to do, default the reason and remedy of the error. */
  children?: ReactNode;
  /** Tries again, default every query in view that failed. */
  onRetry?: (() => unknown) | undefined;
};

/** Says that something could not be loaded and why; the button shows when it is trying again. */
export function FailureNotice(props: FailureNoticeProps) {
  const { error, onRetry = retryFailing, place = 'rows', children } = props;
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
  // Files of the app, unlike those of the server, are missing only without a network.
  const isServer = error instanceof BackendError || error instanceof BackendUnavailable;
  const reason = isServer
    ? t(communityProblemMessage(problemOf(error)))
    : t`Check the network and try again.`;
  const words = <p>{children ?? reason}</p>;
  const again = (
    <Button
      variant={place === 'rows' ? 'secondary' : 'primary'}
      icon="refresh"
      busy={isTrying}
      onClick={() => void retry()}
    >
      <Trans>Try again</Trans>
    </Button>
  );
  return place === 'rows' ? (
    <Banner tone="warning" role="alert" title={title} actions={again}>
      {words}
    </Banner>
  ) : (
    <div role="alert">
      <EmptyState title={title} headingLevel={place === 'page' ? 1 : 3} icon="warning">
        {words}
        {isServer && (
          <p>
            <Trans>The builder, saved lists, rules and games work all the same.</Trans>
          </p>
        )}
        {again}
      </EmptyState>
    </div>
  );
}
