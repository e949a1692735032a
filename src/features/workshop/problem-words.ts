import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProposalProblem } from '#data/workshop/proposals.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';

/** Says why a proposal was not taken, what was kept and what to do. */
export function proposalProblemWords(problem: ProposalProblem): MessageDescriptor {
  switch (problem.code) {
    case 'too-many-changes':
      return msg`You have sent as many changes as one player may for now. Your draft is kept; send it when some of the others are decided.`;
    case 'bad-change':
      return problem.path === ''
        ? msg`The server does not accept a value. Your draft is kept; check its numbers and words.`
        : msg`The server does not accept ${problem.path}. Your draft is kept; correct this value and send it again.`;
    case 'decided':
      return msg`An editor has decided on this meanwhile. Your draft is kept; send it as a new proposal.`;
    case 'not-allowed':
      return msg`Your account may not propose changes, or an editor has decided on this one. Your draft is kept.`;
    case 'signed-out':
      return msg`You are no longer signed in. Your draft is kept; sign in and send it again.`;
    case 'unreachable':
      return msg`There is no answer from the server. Your draft is kept on this device; send it later.`;
    case 'refused':
      return msg`The server does not accept a value. Your draft is kept; check its numbers and words.`;
    default:
      return communityProblemMessage(problem);
  }
}
