import { Trans } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** An error message for a failed load, with a retry button. */
export function UnreachableNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Banner
        tone="warning"
        actions={
          <Button size="sm" icon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>The server cannot be reached at the moment. Nothing is lost.</Trans>
        </p>
      </Banner>
    </div>
  );
}
