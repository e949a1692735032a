import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CommunityProblem, LimitedAction } from '#domain/community/problem.ts';

/**
 * Puts why something on the board did not happen into a sentence: what is the matter, and what to
 * do. `about` is what the player acted on.
 */
export function communityProblemMessage(
  problem: CommunityProblem,
  about: 'list' | 'player' = 'list',
): MessageDescriptor {
  switch (problem.code) {
    case 'signed-out':
      return msg`You are no longer signed in. Sign in and try again.`;
    case 'not-allowed':
      if (about === 'player')
        return msg`This player may not allow it, or one of the two accounts is closed. Nothing was changed.`;
      return msg`Your account may not do this here. The list may be gone, its author may not allow it, or your account is closed.`;
    case 'too-often':
      return tooOften(problem.action, problem.seconds);
    case 'no-room':
      return msg`Your account is full, and nothing was posted. Delete posts or comments of yours, then try again.`;
    case 'exists':
      return msg`This was done already.`;
    case 'nothing-to-report':
      return msg`There is nothing left to report: it was deleted, or it is your own.`;
    case 'refused':
      return msg`Something in it is not accepted, such as an address that is not a picture or characters that cannot be shown.`;
    case 'gone':
      return msg`This is no longer here.`;
    case 'other-version':
      return msg`The app and the server have different versions, so nothing was changed. Update the app, or try again later.`;
    case 'busy':
      return msg`The server is busy. Nothing you wrote is lost: try again in a moment.`;
    case 'unreachable':
      return msg`There is no answer from the server. Check the network and try again; nothing you wrote is lost.`;
    case 'fault':
      return msg`The server has an error. Please try again in a little while.`;
  }
}

function tooOften(action: LimitedAction | null, seconds: number | null): MessageDescriptor {
  // Under a minute a player waits a minute: nobody counts seconds.
  const minutes = Math.max(1, Math.ceil((seconds ?? 600) / 60));
  switch (action) {
    case 'posts':
      return msg`That was a lot of lists in a short time. You can post again ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
    case 'comments':
      return msg`That was a lot of comments in a short time. You can comment again ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
    case 'likes':
      return msg`That was a lot of likes in a short time. You can like again ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
    case 'reports':
      return msg`That was a lot of reports in a short time. You can report again ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
    case 'follows':
    case 'blocks':
    case null:
      return msg`That was a lot in a short time. You can continue ${plural(minutes, { one: 'in # minute', other: 'in # minutes' })}.`;
  }
}
