import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { asksDelete, asksSave, cloudRow, pendingSave } from '#tests/builders/pending.ts';
import { foldQueue, pendingOf, type Queue, type QueueEvent, queueOf, sendable } from './pending.ts';
import { parseQueue, queueText } from './queue-text.ts';

const FIRST = pendingSave('Raid', 10);
const SECOND = pendingSave('Raid', 20, { base: 5 });
const ROW = cloudRow('Raid', 99, { revision: 4 });
const sending = (changeId: string): QueueEvent => ({ event: 'sending', changeId });
const sent = (changeId: string, revision: number | null): QueueEvent => ({
  event: 'sent',
  changeId,
  listId: 'cloud-Raid',
  revision,
});
const conflict = (changeId: string, theirs = ROW): QueueEvent => ({ event: 'conflict', changeId, theirs });

describe('a save', () => {
  it('waits until the cloud has it', () => {
    const asked = queueOf([asksSave(FIRST)]);
    expect(asked).toEqual([FIRST]);
    expect(queueOf([sent(FIRST.changeId, 2)], asked)).toEqual([]);
  });

  it('takes the place of an earlier one of its list and keeps what the player had before them at first', () => {
    expect(queueOf([asksSave(FIRST), asksSave(SECOND)])).toEqual([{ ...SECOND, base: 1 }]);
  });

  it('remembers the content of an earlier one that may have come there', () => {
    const [save] = queueOf([asksSave(FIRST), sending(FIRST.changeId), asksSave(SECOND)]);
    expect(save).toMatchObject({ sent: [FIRST.list], state: { kind: 'waiting', isTried: true } });
  });

  it('stands on the revision of the earlier one once that is answered', () => {
    const queue = queueOf([
      asksSave(FIRST),
      sending(FIRST.changeId),
      asksSave(SECOND),
      sent(FIRST.changeId, 2),
    ]);
    expect(queue).toEqual([{ ...SECOND, base: 2 }]);
  });

  it('goes when the cloud had it already and another device went on from it', () => {
    expect(queueOf([asksSave(FIRST), sent(FIRST.changeId, null)])).toEqual([]);
  });

  it('asks the player first when it would replace what they never saw', () => {
    const queue = queueOf([asksSave(FIRST, ROW)]);
    expect(queue[0]?.state).toEqual({ kind: 'conflict', theirs: ROW });
    expect(sendable(queue)).toEqual([]);
  });

  it('stays a question when it is saved again, and waits again after a refusal', () => {
    const asked = queueOf([asksSave(FIRST, ROW), asksSave(SECOND)]);
    expect(asked[0]).toMatchObject({ changeId: SECOND.changeId, state: { kind: 'conflict' } });
    const refused: QueueEvent = { event: 'refused', changeId: FIRST.changeId, reason: 'not-allowed' };
    const again = queueOf([asksSave(FIRST), refused, asksSave(SECOND)]);
    expect(again[0]?.state).toEqual({ kind: 'waiting', isTried: true });
  });

  it('under an id that is taken gets another', () => {
    const [save] = queueOf([
      asksSave(FIRST),
      { event: 'new-id', changeId: FIRST.changeId, freshId: 'fresh' },
    ]);
    expect(save).toMatchObject({ listId: 'fresh', list: { id: 'fresh' }, base: null });
  });

  it('goes on from an earlier content of its own that the cloud has', () => {
    const [save] = queueOf([asksSave(FIRST), { event: 'rebase', changeId: FIRST.changeId, revision: 6 }]);
    expect(save?.base).toBe(6);
  });
});

describe('a deletion', () => {
  const { event, change } = asksDelete(ROW);

  it('takes the place of a save that waits', () => {
    expect(queueOf([asksSave(FIRST), event])).toEqual([change]);
  });

  it('gives way to a later save of its list', () => {
    expect(queueOf([event, asksSave(FIRST)])).toEqual([FIRST]);
  });

  it('stands on what a save under way makes of the list', () => {
    const queue = queueOf([asksSave(FIRST), event, sent(FIRST.changeId, 9)]);
    expect(queue).toEqual([{ ...change, base: 9 }]);
  });

  it('is no side of a choice, nor does it get another id', () => {
    const begun = queueOf([event, conflict(change.changeId)]);
    const others: QueueEvent[] = [
      { event: 'keep-mine', listId: 'cloud-Raid', freshId: 'fresh' },
      { event: 'keep-both', listId: 'cloud-Raid', freshId: 'fresh', name: 'Raid (2)' },
      { event: 'new-id', changeId: change.changeId, freshId: 'fresh' },
    ];
    expect(queueOf(others, begun)).toEqual(begun);
  });
});

describe('what the player chooses', () => {
  const open = queueOf([asksSave(FIRST), conflict(FIRST.changeId)]);

  it('this device’s: it replaces just what they saw', () => {
    expect(foldQueue(open, { event: 'keep-mine', listId: FIRST.listId, freshId: 'fresh' })).toEqual([
      { ...FIRST, base: 4, state: { kind: 'waiting', isTried: false } },
    ]);
  });

  it('this device’s of a list that was deleted: it is a new one', () => {
    const deleted = queueOf([asksSave(FIRST), { event: 'conflict', changeId: FIRST.changeId, theirs: null }]);
    const [save] = foldQueue(deleted, { event: 'keep-mine', listId: FIRST.listId, freshId: 'fresh' });
    expect(save).toMatchObject({ listId: 'fresh', base: null, state: { kind: 'waiting' } });
  });

  it('both: this device’s is a new list of another name', () => {
    const [save] = foldQueue(open, {
      event: 'keep-both',
      listId: FIRST.listId,
      freshId: 'fresh',
      name: 'Raid (2)',
    });
    expect(save).toMatchObject({ listId: 'fresh', list: { id: 'fresh', name: 'Raid (2)' }, base: null });
  });

  it('changes nothing where there is nothing to choose', () => {
    const waiting = queueOf([asksSave(FIRST)]);
    expect(foldQueue(waiting, { event: 'keep-mine', listId: FIRST.listId, freshId: 'fresh' })).toEqual(
      waiting,
    );
    expect(foldQueue(waiting, { event: 'try-again', listId: FIRST.listId })).toEqual(waiting);
  });

  it('to try again what was refused, or to take it out', () => {
    const refused = queueOf([
      asksSave(FIRST),
      { event: 'refused', changeId: FIRST.changeId, reason: 'not-accepted' },
    ]);
    expect(sendable(refused)).toEqual([]);
    expect(sendable(foldQueue(refused, { event: 'try-again', listId: FIRST.listId }))).toHaveLength(1);
    expect(foldQueue(refused, { event: 'drop', listId: FIRST.listId })).toEqual([]);
  });
});

const names = fc.constantFrom('Raid', 'Hunt', 'Wall');
const ids = names.map((name) => `cloud-${name}`);
const changes = fc.tuple(names, fc.nat(5)).map(([name, points]) => `${name}-${String(points)}`);
const anyEvent: fc.Arbitrary<QueueEvent> = fc.oneof(
  fc
    .tuple(names, fc.nat(5), fc.boolean())
    .map(([name, points, asks]) => asksSave(pendingSave(name, points), asks ? cloudRow(name, 77) : null)),
  names.map((name) => asksDelete(cloudRow(name, 1)).event),
  changes.map(sending),
  changes.map((changeId) => conflict(changeId)),
  fc
    .tuple(changes, ids, fc.nat(9))
    .map(([changeId, listId, revision]): QueueEvent => ({ event: 'sent', changeId, listId, revision })),
  changes.map((changeId): QueueEvent => ({ event: 'refused', changeId, reason: 'not-allowed' })),
  ids.map((listId): QueueEvent => ({ event: 'try-again', listId })),
);

describe('any row of events', () => {
  it('leaves one change a list, and a stored queue comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const queue = queueOf(events);
        const listIds = queue.map(({ listId }) => listId);
        expect(new Set(listIds).size).toBe(listIds.length);
        expect(parseQueue(queueText(queue))).toEqual({ queue, unread: [] });
      }),
    );
  });

  it('never lets an answer to one change take another away', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), changes, (events, changeId) => {
        const before: Queue = queueOf(events);
        const after = foldQueue(before, { event: 'sent', changeId, listId: 'cloud-Raid', revision: 3 });
        const gone = before.filter(({ listId }) => pendingOf(after, listId) === undefined);
        expect(gone.every((one) => one.changeId === changeId)).toBe(true);
      }),
    );
  });
});

describe('a stored queue', () => {
  it('that is none, or holds what is no change, keeps the rest', () => {
    expect(parseQueue(null)).toEqual({ queue: [], unread: [] });
    expect(parseQueue('{')).toEqual({ queue: [], unread: ['{'] });
    expect(parseQueue('{"a":1}')).toEqual({ queue: [], unread: ['{"a":1}'] });
    const broken = { ...FIRST, list: { name: 'no units' } };
    const text = JSON.stringify([FIRST, broken, 7]);
    expect(parseQueue(text)).toEqual({ queue: [FIRST], unread: [broken, 7] });
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseQueue(text);
      }),
    );
  });

  it('remembers ten contents that may have come there at most', () => {
    const events = Array.from({ length: 15 }, (_, at) => {
      const save = pendingSave('Raid', at, {
        changeId: `change-${String(at)}`,
        list: cloudReady('Raid', at),
      });
      return [asksSave(save), sending(save.changeId)];
    }).flat();
    expect(queueOf(events)[0]).toMatchObject({ sent: { length: 10 } });
  });
});
