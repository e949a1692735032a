import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { retryFailing } from '#data/query/retry-failing.ts';
import { Button } from '#ui/button/button.tsx';

/** Tries again without the wait that grows with every failure. */
export function RetryNow() {
  const client = useQueryClient();
  return (
    <Button icon="refresh" onClick={() => void retryFailing(client)}>
      <Trans>Try again</Trans>
    </Button>
  );
}
