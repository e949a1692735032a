import { describe, expect, it } from 'vitest';
import type { ChangeDecision, FeedEvent } from './feed.ts';
import { mergeDecisions } from './merge-decisions.ts';

const event = (id: string, part: Partial<FeedEvent> = {}): FeedEvent => ({
  id,
  kind: 'decision',
  createdAt: '2026-11-21T10:00:00Z',
  actor: null,
  isMine: true,
  list: null,
  originalName: null,
  comment: null,
  decisions: [],
  ...part,
});
const decided = (id: string, decision: ChangeDecision['decision'], more: Partial<ChangeDecision> = {}) =>
  event(id, { decisions: [{ decision, section: 'units', target: `north/${id}`, ...more }] });
const targets = (events: readonly FeedEvent[]) =>
  mergeDecisions(events).map(({ decisions }) => decisions.map(({ target }) => target.replace('north/', '')));

describe('decisions about changes in the feed', () => {
  it('are one event where they follow each other and say the same', () => {
    expect(targets([decided('a', 'accepted'), decided('b', 'accepted'), decided('c', 'declined')])).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('stay apart by their release, and past what else happened', () => {
    const published = (id: string, release: number) => decided(id, 'published', { release });
    expect(targets([published('a', 4), published('b', 4), published('c', 3)])).toEqual([['a', 'b'], ['c']]);
    expect(
      targets([decided('a', 'accepted'), event('like', { kind: 'like' }), decided('b', 'accepted')]),
    ).toEqual([['a'], [], ['b']]);
  });

  it('stay apart where an editor says something', () => {
    expect(
      targets([
        decided('a', 'accepted', { answer: 'Thanks' }),
        decided('b', 'accepted'),
        decided('c', 'returned'),
      ]),
    ).toEqual([['a'], ['b'], ['c']]);
    expect(targets([decided('a', 'returned'), decided('b', 'returned')])).toEqual([['a'], ['b']]);
  });
});
