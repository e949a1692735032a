import { Trans, useLingui } from '@lingui/react/macro';
import { problemOf } from '#data/community/problem-of.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

type LoadFailureProps = { error: unknown; onRetry: () => void; title?: string };

/** Says why loading failed, and offers another try. */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title ?? t`This could not be loaded`}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{t(communityProblemMessage(problemOf(error)))}</p>
    </Banner>
  );
}
