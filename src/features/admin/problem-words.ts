import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminProblem } from '#data/admin/act.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';

/** Returns the message for a failed action of the admin area. */
export function adminProblemMessage(problem: AdminProblem): MessageDescriptor {
  switch (problem.code) {
    case 'changed-since':
      return msg`Somebody has changed the same thing since. Look at it as it is now.`;
    case 'not-undoable':
      return msg`This cannot be undone, or it was undone already.`;
    case 'own-rights':
      return msg`Only another administrator can remove your rights.`;
    case 'no-account':
      return msg`No account has this address. Check the spelling; nothing was sent.`;
    case 'no-player':
      return msg`No player has this user name. Check the spelling.`;
    case 'own-account':
      return msg`This is your own account. Use your profile instead.`;
    case 'other-administrator':
      return msg`This account is an administrator’s. Remove its administrator rights first.`;
    case 'sends-mail':
      return msg`This server sends email. The player asks for a link on the sign-in page.`;
    case 'not-set-up':
      return msg`The server is not set up for this.`;
    case 'quota':
      return msg`The service accepts no more for now. Try again later.`;
    case 'not-allowed':
      return msg`The server allows this to administrators only. A preview has no rights there: sign in with your account.`;
    case 'exists':
      return msg`That name is already in use.`;
    case 'refused':
      return msg`Something in it is not accepted: a field is empty, too long, or not of the right form.`;
    default:
      return communityProblemMessage(problem);
  }
}
