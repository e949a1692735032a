import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { retryFailing } from '#data/query/retry-failing.ts';
import { Button } from '#ui/button/button.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';

const loadNotice = async () => (await import('./failure-notice.tsx')).FailureNotice;

/**
 * A notice that something could not be loaded. Its code is fetched then, since most requests
 * succeed; where that fails too, the title and the button stand alone.
 */
export function LoadFailure(props: FailureNoticeProps) {
  const { title, onRetry = retryFailing } = props;
  const [isBare, setBare] = useState(false);
  if (!isBare) return <Lazy load={loadNotice} props={props} isQuiet onFailure={() => setBare(true)} />;
  return (
    <p role="alert">
      {title ?? <Trans>This could not be loaded</Trans>}{' '}
      <Button icon="refresh" onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
