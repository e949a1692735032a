import { describe, expect, it } from 'vitest';
import { ANNA, append, event, sharedGame } from '#tests/builders/live.ts';
import { nextRows, standingOf, tapAll } from './phone.ts';
import type { LiveBody, Phone, Standing } from './types.ts';

const live = append(sharedGame(), ANNA, event({ type: 'turn-started', player: 'anna', number: 1 }));
const phone: Phone = { author: ANNA, live, pending: [], known: live.rows.length };
const stress = (by: number): LiveBody => event({ type: 'unit-stressed', unit: 'anna/troop', by });
const endRound = event({ type: 'turn-completed', number: 1 });

/** A phone after actions `a-1`, `a-2`, … that are all taken. */
function tapped(...bodies: readonly LiveBody[]): Standing {
  return tapAll(phone, bodies.map(action)) ?? standingOf(phone);
}

const action = (body: LiveBody, at: number) => ({ id: `a-${at + 1}`, body, at: 0 });
const ids = ({ phone: { pending } }: Standing) => pending.map(({ id }) => id);
const toSend = (standing: Standing) => nextRows(standing)?.entries.map(({ id }) => id) ?? null;

describe('many actions at once', () => {
  it('join the queue as if tapped one after the other, without those that change nothing', () => {
    const bodies = [
      stress(1),
      endRound,
      endRound,
      event({ type: 'turn-started', player: 'anna', number: 2 }),
    ];
    const standing = tapped(...bodies);
    expect([ids(standing), standing.shown.state.currentTurn]).toEqual([['a-1', 'a-2', 'a-4'], 2]);
    expect(standing.phone.pending[2]?.context).toEqual({ phase: 'game', round: 1, isRoundOpen: false });
  });

  it('are all refused with the first that is', () => {
    expect(tapAll(phone, [stress(1), stress(-1), stress(-1)].map(action))).toBeNull();
  });
});

describe('an hour without a network', () => {
  const note = (text: string) => event({ type: 'note-added', text, unit: null });

  it('is sent in requests of a hundred rows', () => {
    const standing = tapped(...Array.from({ length: 101 }, (_, at) => note(`${at}`)));
    expect(toSend(standing)).toEqual(ids(standing).slice(0, 100));
  });

  it('is sent in smaller requests when the rows are long, one row at least', () => {
    const long = 'ñ'.repeat(130_000);
    expect(toSend(tapped(note(long), note(long)))).toEqual(['a-1']);
    expect(toSend(tapped(note(long.repeat(2)), note('x')))).toEqual(['a-1']);
  });
});
