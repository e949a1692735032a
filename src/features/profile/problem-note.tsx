import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { TableFailure, TableProblem } from '#data/profiles/table-problem.ts';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { authProblemMessages } from '#platform/words/auth-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** An error message that is announced to screen readers and scrolled into view. */
export function ProblemNote({ failed }: { failed: TableFailure | AuthFailure }) {
  const say = useProblemWords();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element !== null && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return (
    <div ref={ref} role="alert">
      <Banner tone="violation">
        <p>{say(failed)}</p>
      </Banner>
    </div>
  );
}

const SENTENCES: Readonly<Record<TableProblem, MessageDescriptor>> = {
  offline: msg`The server cannot be reached. What you entered is kept here: try again when you are online.`,
  'signed-out': msg`Your session is no longer valid. Sign in again; what you entered is kept in this tab.`,
  'not-allowed': msg`This account may not change anything at the moment. Ask the administrator.`,
  'needs-second-factor': msg`Your second step is needed for this.`,
  'name-taken': msg`Another player has this name, or one that looks like it.`,
  'not-accepted': msg`The server did not accept one of the entries. Shorten it or write it in plain letters.`,
  'too-often': msg`That was too often. Wait a while, then try again.`,
  'other-version': msg`The app and the server have different versions, so nothing was saved. What you entered is kept here: update the app, or try again later.`,
  busy: msg`The server is busy. What you entered is kept here: try again in a moment.`,
  fault: msg`The server had an error. What you entered is kept here: try again in a moment.`,
};

/** Returns a function that explains a failure in the reader's language, and what was kept. */
export function useProblemWords(): (failed: TableFailure | AuthFailure) => string {
  const { i18n } = useLingui();
  return (failed) =>
    'reasons' in failed
      ? authProblemMessages(failed)
          .map((message) => i18n._(message))
          .join(' ')
      : i18n._(SENTENCES[failed.code]);
}
