import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { HandInProblem } from '#data/events/handed-in-lists.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';

/** Puts why a list was not handed in into words: what happened, and what to do. */
export function handInMessage(problem: HandInProblem): MessageDescriptor {
  switch (problem.code) {
    case 'deadline':
      return msg`The deadline is over, and this list was not taken. Ask the organisers: they can take it with a reason.`;
    case 'closed':
      return msg`The event takes no lists now, and this one was not taken.`;
    case 'full':
      return msg`There are 50 versions already, and no more are taken. The last one counts.`;
    case 'signed-out':
      return msg`You are no longer signed in. Sign in and hand the list in again.`;
    case 'not-allowed':
    case 'gone':
      return msg`This list was not taken. The seat may be gone, or it is not yours to hand in for.`;
    case 'too-often': {
      const minutes = Math.max(1, Math.ceil((problem.seconds ?? 600) / 60));
      return msg`That was a lot of lists in a short time. You can continue ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
    }
    case 'busy':
      return msg`The server is busy, and this list was not taken. Try again in a moment.`;
    case 'other-version':
      return communityProblemMessage(problem);
    case 'unreachable':
      return msg`There is no answer from the server. The list may have arrived: look at the versions before you try again.`;
    case 'fault':
      return msg`The server has an error. Look at the versions in a little while, and try again.`;
    default:
      return msg`The server does not accept this list. Check its name and the reason, and try again.`;
  }
}
