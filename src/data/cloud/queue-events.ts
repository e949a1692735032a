import type { Pending, QueueEvent } from '#domain/roster/sync/pending.ts';
import type { SendResult } from './send-change.ts';

/** Returns the queue's events for the result of a sending. `freshId`: an id that no list has. */
export function eventsOf(change: Pending, result: SendResult, freshId: string): readonly QueueEvent[] {
  const { changeId, listId } = change;
  switch (result.kind) {
    case 'saved':
      return [{ event: 'sent', changeId, listId, revision: result.row?.revision ?? null }];
    case 'deleted':
    case 'kept':
      return [{ event: 'sent', changeId, listId, revision: null }];
    case 'conflict':
      return [{ event: 'conflict', changeId, theirs: result.theirs }];
    case 'refused':
      return [{ event: 'refused', changeId, reason: result.reason }];
    case 'rebase':
      return [{ event: 'rebase', changeId, revision: result.revision }];
    case 'new-id':
      return [{ event: 'new-id', changeId, freshId }];
    case 'waiting':
      return [];
  }
}
