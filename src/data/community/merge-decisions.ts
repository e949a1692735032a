import type { ChangeDecision, FeedEvent } from './feed.ts';

/**
 * Returns the events with runs of decisions that say the same joined to one: a release may take up
 * sixty changes of a player. What an editor says to a change keeps a row of its own.
 */
export function mergeDecisions(events: readonly FeedEvent[]): readonly FeedEvent[] {
  return events.reduce<FeedEvent[]>((merged, event) => {
    const before = merged.at(-1);
    if (before !== undefined && isSame(before, event)) {
      merged[merged.length - 1] = { ...before, decisions: [...before.decisions, ...event.decisions] };
    } else merged.push(event);
    return merged;
  }, []);
}

function isSame({ decisions: [one] }: FeedEvent, { decisions: [other] }: FeedEvent): boolean {
  if (one === undefined || other === undefined) return false;
  return one.decision === other.decision && one.release === other.release && isPlain(one) && isPlain(other);
}

const isPlain = ({ decision, answer }: ChangeDecision) =>
  (decision === 'accepted' || decision === 'published') && answer === undefined;
