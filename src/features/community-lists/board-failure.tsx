import { Trans, useLingui } from '@lingui/react/macro';
import { problemOf } from '#data/community/problem-of.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

type BoardFailureProps = { error: unknown; onRetry: () => void };

/** Says why there are no lists, or no more of them, and offers another try. */
export function BoardFailure({ error, onRetry }: BoardFailureProps) {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`The lists could not be loaded`}
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
