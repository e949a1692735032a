import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CommunityProblem } from '#domain/community/problem.ts';
import type { ListFacts, ListVerdict } from '#domain/events/lists/check-event-list.ts';
import { type HandedInList, readHandedInLists } from '#domain/events/lists/event-lists.ts';
import type { ListEvent } from '#domain/events/lists/list-desk.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { problemOf } from '../community/problem-of.ts';
import type { EventView } from './event.ts';
import { type KeptAnswer, keptAnswer } from './kept-answer.ts';

/** Lists come in while the page is open, and a deadline opens them. */
const READ_AGAIN = 60_000;

const listsKey = (id: string) => ['events', 'lists', id] as const;

/**
 * The lists of an event, every version of them. Without an answer it is the copy that this device
 * keeps for this account. `invite` is the code in the link of an event by invitation.
 */
export function handedInListsQuery(id: string, invite: string | null, userId: string | null) {
  return queryOptions({
    queryKey: [...listsKey(id), userId, invite],
    queryFn: async ({ signal }): Promise<KeptAnswer<readonly HandedInList[]> | null> =>
      keptAnswer(
        `event lists ${id} ${userId ?? 'guest'}`,
        async () => callRest({ path: 'rpc/event_lists', body: { event: id, invite }, signal }),
        readHandedInLists,
      ),
    refetchInterval: READ_AGAIN,
  });
}

/** Reads the lists of an event again, wherever they are shown. */
export async function refreshHandedInLists(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: listsKey(id) });
}

/** Returns the facts of an event that decide on its lists. */
export function listEventOf({ state, listDeadline, listsShownAt, runs }: EventView): ListEvent {
  const timeOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return { state, deadline: timeOf(listDeadline), shownAt: timeOf(listsShownAt), runs };
}

/** A list as it is handed in. */
export type ListToHandIn = {
  readonly event: string;
  /** The code of its share link. */
  readonly code: string;
  readonly verdict: ListVerdict;
  readonly facts: ListFacts;
  /** Id of the player that those who run the event hand in for; null for oneself. */
  readonly player: string | null;
  /** Needed after the deadline; null before it. */
  readonly reason: string | null;
};

/** The reason why a list was not handed in. */
export type HandInProblem =
  /** `deadline`: it is over; `closed`: the event takes no lists; `full`: there are 50 versions. */
  { readonly code: 'deadline' | 'closed' | 'full' } | CommunityProblem;

export type HandInOutcome =
  | { readonly ok: true; readonly version: number; readonly seal: string; readonly at: string }
  | { readonly ok: false; readonly problem: HandInProblem };

const receipt = v.object({ version: v.number(), seal: v.string(), at: v.string() });

/** Hands in the next version of a list. Never throws: failures are values. */
export async function handInList(list: ListToHandIn): Promise<HandInOutcome> {
  try {
    const answer = await callRest({ path: 'rpc/hand_in_list', body: list });
    return { ok: true, ...v.parse(receipt, answer) };
  } catch (error) {
    return { ok: false, problem: handInProblemOf(error) };
  }
}

function handInProblemOf(error: unknown): HandInProblem {
  if (error instanceof BackendError) {
    const { code, details, message } = error;
    if (code === 'PT409' && (details === 'deadline' || details === 'closed')) return { code: details };
    if (code === '23514' && message.includes('version')) return { code: 'full' };
  }
  return problemOf(error);
}
