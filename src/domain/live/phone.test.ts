import { describe, expect, it } from 'vitest';
import { guest, troop } from '#tests/builders/games.ts';
import { ANNA, append, BERTA, CARLA, event, liveRow, said, sharedGame } from '#tests/builders/live.ts';
import type { GameAction } from '../game/events.ts';
import { newLiveGame } from './live-game.ts';
import { catchUp, deedsSince, dropRefused, keepRefused, nextRows, standingOf, tap } from './phone.ts';
import { revealUnit, sealList } from './seal.ts';
import type { LiveBody, LiveGame, Phone, Standing } from './types.ts';

const start = append(sharedGame(), ANNA, event({ type: 'turn-started', player: 'anna', number: 1 }));
const stress = (by: number): LiveBody => event({ type: 'unit-stressed', unit: 'anna/troop', by });
const endRound: LiveBody = event({ type: 'turn-completed', number: 1 });
const bertas = (action: GameAction) => append(start, BERTA, event(action));
const annasPhone: Phone = { author: ANNA, live: start, pending: [], known: start.rows.length };

/** A phone after taps `a-1`, `a-2`, … that are all taken. */
function tapped(...bodies: readonly LiveBody[]): Standing {
  return bodies.reduce<Standing>((before, body, at) => {
    const next = tap(before.phone, { id: `a-${at + 1}`, body, at: 0 });
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, standingOf(annasPhone));
}

const rowsAfter = (live: LiveGame) => live.rows.slice(start.rows.length);
const stressOf = ({ shown }: Standing) => shown.state.units['anna/troop']?.stress;
const ids = ({ phone }: Standing) => phone.pending.map(({ id }) => id);
/** Ids of the rows that are sent next. */
const toSend = (standing: Standing) => nextRows(standing)?.entries.map(({ id }) => id) ?? null;

describe('an action of one’s own', () => {
  it('is shown at once, and waits to be appended behind the rows that are known', () => {
    const standing = tapped(stress(1), stress(2));
    expect([stressOf(standing), standing.phone.live]).toEqual([3, start]);
    expect(nextRows(standing)).toEqual({
      after: start.rows.length,
      entries: [
        { id: 'a-1', body: stress(1) },
        { id: 'a-2', body: stress(2) },
      ],
    });
    expect(toSend(standingOf(annasPhone))).toBeNull();
  });

  it('is refused by the rules or the rights without joining the queue', () => {
    const enter = (body: LiveBody, author: string = ANNA) =>
      tap({ ...annasPhone, author }, { id: 'a', body, at: 0 });
    expect(enter(stress(-1))).toBe('at-limit');
    expect(enter(event({ type: 'unit-stressed', unit: 'berta/troop', by: 1 }))).toBe('not-yours');
    expect(enter(stress(1), CARLA)).toBe('no-seat');
  });

  it('had arrived when its id is among the new rows, whatever the phone was told', () => {
    const standing = tapped(stress(1), stress(2));
    const first = { ...liveRow(start.rows.length + 1, ANNA, stress(1)), id: 'a-1' };
    const next = catchUp(standing.phone, [first]);
    expect([ids(next), stressOf(next), toSend(next)]).toEqual([['a-2'], 3, ['a-2']]);
    const restored = standingOf({ ...next.phone, pending: standing.phone.pending });
    expect(ids(restored)).toEqual(['a-2']);
  });

  it('stays in the queue when a row of somebody else has its id', () => {
    const forged = {
      ...liveRow(start.rows.length + 1, BERTA, event({ type: 'clock-set', clock: null })),
      id: 'a-1',
    };
    expect(ids(catchUp(tapped(stress(1)).phone, [forged]))).toEqual(['a-1']);
  });

  it('is decided again behind the rival’s rows, which may come twice and in any order', () => {
    const live = append(
      start,
      BERTA,
      ...[1, 2, 3].map((by) => event({ type: 'unit-tinged', unit: 'berta/troop', by })),
    );
    const rows = rowsAfter(live);
    const next = catchUp(tapped(stress(1)).phone, [...rows.toReversed(), ...rows]);
    expect([next.phone.live, stressOf(next), next.refused]).toEqual([live, 1, null]);
    expect(nextRows(next)?.after).toBe(live.rows.length);
  });
});

describe('a phone that lost rows in a restart', () => {
  // Its queue was stored after the row of `a-1` had come back, the rows before that.
  const sent = { ...liveRow(start.rows.length + 1, ANNA, endRound), id: 'a-1' };
  const two = event({ type: 'turn-started', player: 'anna', number: 2 });
  const before = catchUp(tapped(endRound, two).phone, [sent]);
  const restarted = catchUp({ ...before.phone, live: newLiveGame('g') }, start.rows);

  it('neither gives its actions back nor sends them until it has read the rows again', () => {
    expect([ids(restarted), restarted.refused, toSend(restarted)]).toEqual([['a-2'], null, null]);
    expect(tap(restarted.phone, { id: 'a-3', body: stress(1), at: 0 })).toBe('behind');
    const read = catchUp(restarted.phone, [sent]);
    expect([ids(read), read.refused, toSend(read)]).toEqual([['a-2'], null, ['a-2']]);
  });

  it('settles nothing as already so from older rows', () => {
    const strict = said({ kind: 'settings', entry: 'strict' });
    const anyone = append(start, BERTA, said({ kind: 'settings', entry: 'anyone' }));
    const agreed = append(anyone, ANNA, said({ kind: 'nod', request: `r${anyone.rows.length}` }));
    const asking = tap({ ...annasPhone, live: agreed }, { id: 'a-1', body: strict, at: 0 });
    if (typeof asking === 'string') throw new Error(asking);
    const phone = catchUp(asking.phone, []).phone;
    const old = catchUp({ ...phone, live: newLiveGame('g') }, start.rows);
    expect([ids(old), old.already]).toEqual([['a-1'], []]);
  });
});

describe('an action that does not hold any longer', () => {
  const note = event({ type: 'note-added', text: 'x', unit: null });
  const ended = bertas({ type: 'turn-completed', number: 1 });
  const stopped = catchUp(tapped(note, stress(1), stress(2)).phone, rowsAfter(ended));

  it('is given back with its reason and what the other player did', () => {
    expect(stopped.refused).toMatchObject({ action: { id: 'a-2' }, reason: 'round-over', mayKeep: true });
    expect(deedsSince(stopped)).toEqual([
      {
        n: ended.rows.length,
        player: 'berta',
        name: 'Berta',
        kind: 'event',
        event: { type: 'turn-completed', number: 1, at: 0 },
      },
    ]);
  });

  it('stops the queue: what is before it goes on, what is behind it waits, nothing new is taken', () => {
    expect([stopped.shown.state.notes.length, stressOf(stopped), ids(stopped)]).toEqual([
      1,
      0,
      ['a-1', 'a-2', 'a-3'],
    ]);
    expect(toSend(stopped)).toEqual(['a-1']);
    const sent = catchUp(stopped.phone, [{ ...liveRow(ended.rows.length + 1, ANNA, note), id: 'a-1' }]);
    expect([sent.refused?.action.id, toSend(sent)]).toEqual(['a-2', null]);
    expect(tap(sent.phone, { id: 'a-4', body: note, at: 0 })).toBe('answer-first');
  });

  it('is entered as if tapped now when its player keeps it, and the next one is asked about', () => {
    const kept = keepRefused(stopped);
    expect([stressOf(kept), kept.refused?.action.id]).toEqual([1, 'a-3']);
    const all = keepRefused(kept);
    expect([stressOf(all), all.refused, ids(all)]).toEqual([3, null, ['a-1', 'a-2', 'a-3']]);
    expect(keepRefused(all)).toEqual(all);
  });

  it('is gone when its player drops it', () => {
    const dropped = dropRefused(dropRefused(stopped));
    expect([ids(dropped), dropped.refused, stressOf(dropped)]).toEqual([['a-1'], null, 0]);
    expect(dropRefused(dropped)).toEqual(dropped);
  });

  it('holds again when the rival takes the cause back', () => {
    const undone = append(ended, BERTA, said({ kind: 'undo', of: ended.rows.at(-1)?.id ?? '' }));
    const again = catchUp(stopped.phone, rowsAfter(undone));
    expect([again.refused, stressOf(again)]).toEqual([null, 3]);
  });

  it('cannot be kept against the rules', () => {
    const gone = append(start, BERTA, event({ type: 'player-removed', player: 'berta' }));
    const added = tapped(event({ type: 'initiative-set', player: 'berta' }));
    const standing = catchUp(added.phone, rowsAfter(gone));
    expect(standing.refused).toMatchObject({ reason: 'unknown-player', mayKeep: false });
    expect(keepRefused(standing)).toEqual(standing);
  });

  it('names another phase as such', () => {
    const scoring = bertas({ type: 'phase-changed', phase: 'scoring' });
    expect(catchUp(tapped(stress(1)).phone, rowsAfter(scoring)).refused?.reason).toBe('phase-over');
  });

  it('leaves the queue when what it wanted is already so', () => {
    const next = catchUp(
      tapped(endRound, event({ type: 'turn-started', player: 'berta', number: 2 })).phone,
      rowsAfter(ended),
    );
    expect(next.already.map(({ id }) => id)).toEqual(['a-1']);
    expect([ids(next), next.refused, next.shown.state.currentTurn]).toEqual([['a-2'], null, 2]);
  });

  it('is settled only when nothing before it may still be refused', () => {
    const next = catchUp(tapped(note, endRound).phone, rowsAfter(ended));
    expect([ids(next), next.already, toSend(next)]).toEqual([['a-1', 'a-2'], [], ['a-1']]);
    const sent = catchUp(next.phone, [{ ...liveRow(ended.rows.length + 1, ANNA, note), id: 'a-1' }]);
    expect([ids(sent), sent.already.map(({ id }) => id)]).toEqual([[], ['a-2']]);
  });
});

describe('the deeds of the other player', () => {
  const started = event({ type: 'activation-started', unit: 'anna/troop' });

  it('end with the one that broke the action, and leave out rows without effect', () => {
    const live = append(
      start,
      BERTA,
      event({ type: 'unit-tinged', unit: 'berta/troop', by: 1 }),
      event({ type: 'unit-tinged', unit: 'anna/troop', by: 1 }),
      { kind: 'unreadable', reason: 'shape' },
      event({ type: 'turn-ended', number: 1 }),
      event({ type: 'unit-tinged', unit: 'berta/troop', by: 2 }),
    );
    const broken = catchUp(tapped(started).phone, rowsAfter(live));
    expect(broken.refused?.reason).toBe('turn-over');
    expect(deedsSince(broken).map(({ event: deed }) => deed?.type)).toEqual(['unit-tinged', 'turn-ended']);
  });

  it('name what was undone, done again, granted and revealed', () => {
    const tinge = event({ type: 'unit-tinged', unit: 'berta/troop', by: 1 });
    const [n, ask] = [start.rows.length, said({ kind: 'undo', of: `r${start.rows.length}` })];
    const bertaBegan = append(
      sharedGame(),
      BERTA,
      event({ type: 'turn-started', player: 'anna', number: 1 }),
    );
    const asked = append(bertaBegan, ANNA, ask);
    const live = append(
      asked,
      BERTA,
      tinge,
      said({ kind: 'undo', of: `r${n + 2}` }),
      said({ kind: 'redo', of: `r${n + 2}` }),
      said({ kind: 'agree-report', agrees: true }),
      said({ kind: 'refuse', request: `r${n + 1}` }),
      said({ kind: 'undo', of: `r${n + 2}` }),
      event({ type: 'turn-ended', number: 1 }),
    );
    const before = { ...annasPhone, live: asked };
    const mine = tap(before, { id: 'a', body: started, at: 0 });
    const broken = catchUp(typeof mine === 'string' ? before : mine.phone, live.rows.slice(n + 1));
    expect(deedsSince(broken).map(({ kind, event: deed }) => [kind, deed?.type])).toEqual([
      ['event', 'unit-tinged'],
      ['undo', 'unit-tinged'],
      ['redo', 'unit-tinged'],
      ['agree-report', undefined],
      ['refuse', undefined],
      ['undo', 'unit-tinged'],
      ['event', 'turn-ended'],
    ]);
    const granted = append(asked, BERTA, said({ kind: 'nod', request: `r${n + 1}` }));
    const nods = catchUp(typeof mine === 'string' ? before : mine.phone, granted.rows.slice(n + 1));
    expect(nods.refused?.reason).toBe('no-turn');
    expect(deedsSince(nods)).toMatchObject([{ kind: 'nod', event: { type: 'turn-started' } }]);
  });

  it('name a unit that was revealed', () => {
    const salt = 'ab'.repeat(16);
    const reveal = {
      salt,
      list: { name: 'Army', faction: 'northern-tribes', units: [troop('berta/scouts')] },
    };
    const proof = revealUnit(reveal, 'berta/scouts') ?? { salt, unit: troop('') };
    const live = append(
      start,
      BERTA,
      said({ kind: 'seal', leaves: sealList({ game: 'g', player: 'berta' }, reveal) }),
      said({ kind: 'reveal-unit', at: 0, ...proof }),
      endRound,
    );
    const deeds = deedsSince(catchUp(tapped(stress(1)).phone, rowsAfter(live)));
    expect(deeds.map(({ kind }) => kind)).toEqual(['seal', 'reveal-unit', 'event']);
    expect(deeds[1]?.event).toMatchObject({
      type: 'unit-added',
      player: 'berta',
      unit: { id: 'berta/scouts' },
    });
  });

  it('are empty when one’s own dropped action was the cause', () => {
    const late = event({ type: 'player-changed', player: guest('anna', 'Ana') });
    const two = tapped(endRound, event({ type: 'turn-started', player: 'anna', number: 2 }), late);
    const [, ...rest] = two.phone.pending;
    const standing = standingOf({ ...two.phone, pending: rest });
    expect(standing.refused).toMatchObject({ reason: 'round-over', mayKeep: true });
    expect(deedsSince(standing)).toEqual([]);
    expect(deedsSince(two)).toEqual([]);
  });
});
