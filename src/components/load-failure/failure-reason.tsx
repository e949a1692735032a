import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#data/community/problem-of.ts';
import { BackendError, BackendUnavailable } from '#platform/backend/backend-error.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';

/**
 * The reason of a failed request and its remedy, in words. Files of the app, unlike those of the
 * server, are missing only without a network.
 */
export function FailureReason({ error }: { error: unknown }) {
  const { t } = useLingui();
  const isServer = error instanceof BackendError || error instanceof BackendUnavailable;
  return isServer ? t(communityProblemMessage(problemOf(error))) : t`Check the network and try again.`;
}
