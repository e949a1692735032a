import { useLingui } from '@lingui/react';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { authProblemMessages } from '#platform/words/auth-problems.ts';

/** Puts a failure into the words of the reader's language. */
export function useProblemText(): (failed: AuthFailure) => string {
  const { i18n } = useLingui();
  return (failed) =>
    authProblemMessages(failed)
      .map((message) => i18n._(message))
      .join(' ');
}
