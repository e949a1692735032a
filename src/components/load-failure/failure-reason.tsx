import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#data/community/problem-of.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';

/** The reason of a failed request and its remedy, in words. */
export function FailureReason({ error }: { error: unknown }) {
  const { t } = useLingui();
  return t(communityProblemMessage(problemOf(error)));
}
