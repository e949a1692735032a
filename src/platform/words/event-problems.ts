import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommunityProblem } from '#domain/community/problem.ts';
import type { EventProblem } from '#domain/events/problem.ts';
import { communityProblemMessage } from './community-problems.ts';

/** Puts why something with an event did not happen into a sentence, with what to do. */
export function eventProblemMessage(problem: EventProblem | CommunityProblem): MessageDescriptor {
  switch (problem.code) {
    case 'full':
      return msg`Every seat is taken, and nothing was changed. Give the event more seats, or wait until a player withdraws.`;
    case 'closed':
      return msg`The event takes no new players now. Nothing was changed; ask its organisers.`;
    case 'running':
      return msg`The event has begun, and nothing was changed. Its organisers can still enter or drop players.`;
    case 'over':
      return msg`The event is over. Nothing was changed.`;
    case 'cancelled':
      return msg`The event was cancelled. Nothing was changed.`;
    case 'changed-since':
      return msg`The event was changed meanwhile, and nothing was done. Look at it and try again.`;
    case 'helpers':
      return msg`An event has ten helpers at most. Remove one first.`;
    case 'player':
      return msg`No player has this WAB ID, or one of you has blocked the other. Nothing was changed.`;
    case 'door':
      return msg`This is not the code on the door now. Scan the code in the hall again, or ask the organisers.`;
    case 'no-seat':
      return msg`You have no seat in this event, so you are not checked in. Ask the organisers for a seat.`;
    case 'early':
      return msg`It is too early: you can check in from a day before the event.`;
    case 'not-allowed':
      return msg`Your account may not do this here, and nothing was changed. Perhaps you no longer run this event, or somebody blocked you.`;
    case 'gone':
      return msg`This event is no longer here, or no longer for you.`;
    case 'refused':
      return msg`Something in it is not accepted, such as characters that cannot be shown. Nothing was changed.`;
    default:
      return communityProblemMessage(problem);
  }
}
