import { Trans } from '@lingui/react/macro';
import { retryFailing } from '#data/query/retry-failing.ts';
import { Button } from '#ui/button/button.tsx';

/** Tries again without the wait that grows with every failure. */
export function RetryNow() {
  return (
    <Button icon="refresh" onClick={() => void retryFailing()}>
      <Trans>Try again</Trans>
    </Button>
  );
}
