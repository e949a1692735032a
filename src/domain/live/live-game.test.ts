import { describe, expect, it } from 'vitest';
import { guest, realMission, setupActions, troop } from '#tests/builders/games.ts';
import {
  ANNA,
  append,
  BERTA,
  CARLA,
  event,
  lastRefusal,
  liveRow,
  said,
  sharedGame,
} from '#tests/builders/live.ts';
import { foldGame } from '../game/log.ts';
import { missionRules } from '../game/setup.ts';
import { confirmedBy, foldRows, logOf, newLiveGame, stateFor } from './live-game.ts';
import { liveResultOf } from './live-result.ts';
import { MOST_ROWS } from './read-row.ts';
import type { LiveBody, LiveGame } from './types.ts';

const shared = sharedGame();
const stress = (unit: string) => event({ type: 'unit-stressed', unit, by: 1 });
const seat = (player: string) => said({ kind: 'seat', player });
const stressOf = (live: LiveGame, unit: string) => live.state.units[unit]?.stress;
const refusal = (live: LiveGame, author: string, body: LiveBody) => lastRefusal(append(live, author, body));

describe('the fold of a shared game', () => {
  it('gives the state of the log that it keeps', () => {
    const live = append(shared, ANNA, stress('anna/troop'));
    expect(foldGame(logOf(live))).toEqual(live.state);
    expect(logOf(live)).toMatchObject({ id: 'g', createdAt: 60_000, cursor: live.taps.length });
    expect(logOf(newLiveGame('g'))).toEqual({ id: 'g', createdAt: 0, events: [], cursor: 0 });
  });

  it('passes over rows that it has and rows behind a gap', () => {
    const next = shared.rows.length + 1;
    const row = liveRow(next, ANNA, stress('anna/troop'));
    expect(foldRows(shared, [liveRow(next + 1, ANNA, stress('anna/troop')), shared.rows[3] ?? row])).toBe(
      shared,
    );
    expect(foldRows(shared, [row, row]).rows).toHaveLength(next);
  });

  it('counts rows without effect, names their reason and goes on', () => {
    const live = append(
      shared,
      ANNA,
      { kind: 'unreadable', reason: 'shape' },
      stress('anna/nobody'),
      stress('berta/troop'),
      stress('anna/troop'),
    );
    expect(live.refused.map(({ reason }) => reason)).toEqual(['shape', 'unknown-unit', 'not-yours']);
    expect([stressOf(live, 'anna/troop'), stressOf(live, 'berta/troop')]).toEqual([1, 0]);
  });

  it('goes on when boxes of a mission set and clear each other without end', () => {
    const { scoring, ...mission } = missionRules(realMission('take-positions'));
    const [box] = scoring;
    if (box === undefined) throw new Error('No box.');
    const plain = { ...box, when: 'at-once', side: null, markers: [], share: 'each', once: null } as const;
    const boxes = [
      { ...plain, id: 'a', implies: ['b'], excludes: [{ who: 'own', box: 'b' }] },
      { ...plain, id: 'b', implies: ['a'], excludes: [] },
    ] as const;
    const live = append(
      shared,
      ANNA,
      event({ type: 'mission-set', mission: { ...mission, scoring: boxes } }),
      event({ type: 'turn-started', player: 'anna', number: 1 }),
      event({ type: 'box-set', player: 'anna', round: 1, box: 'a', marker: null, count: 1 }),
      stress('anna/troop'),
    );
    expect(live.refused.map(({ reason }) => reason)).toEqual(['endless-rules']);
    expect(stressOf(live, 'anna/troop')).toBe(1);
  });

  it('refuses a second row under the id of a tap, and rows beyond the bound', () => {
    const n = shared.rows.length + 1;
    const again = foldRows(shared, [{ ...liveRow(n, ANNA, stress('anna/troop')), id: 'r5' }]);
    expect(lastRefusal(again)).toBe('id-taken');
    const full = { ...shared, rows: Array.from({ length: MOST_ROWS }, () => liveRow(1, ANNA, seat('anna'))) };
    expect(refusal(full, ANNA, stress('anna/troop'))).toBe('too-many-rows');
  });

  it('keeps the time of an event between the event before it and the server’s time of its row', () => {
    const note = (at: number) => event({ type: 'note-added', text: 'x', unit: null }, at);
    const early = append(shared, ANNA, note(3_600_000 * 9), note(5));
    const [future, past] = early.state.notes.map(({ at }) => at);
    expect([future, past]).toEqual([14 * 60_000, 14 * 60_000]);
  });
});

describe('seats', () => {
  const alone = append(newLiveGame('g'), ANNA, seat('anna'));

  it('are two, one for each account, of players who are in the game when it is full', () => {
    expect(shared.seats).toEqual([
      { player: 'anna', author: ANNA },
      { player: 'berta', author: BERTA },
    ]);
    expect(refusal(shared, ANNA, seat('anna'))).toBe('no-change');
    expect(refusal(shared, ANNA, seat('berta'))).toBe('has-seat');
    expect(refusal(shared, CARLA, seat('carla'))).toBe('two-players');
    const full = append(
      alone,
      ANNA,
      ...['anna', 'berta'].map((id) => event({ type: 'player-added', player: guest(id) })),
    );
    expect(refusal(full, BERTA, seat('carla'))).toBe('unknown-player');
  });

  it('change while their player is not in the game', () => {
    const early = append(append(alone, BERTA, seat('guest')), BERTA, seat('berta'));
    expect(early.seats).toEqual(shared.seats);
    expect(refusal(early, BERTA, seat('berta'))).toBe('no-change');
  });

  it('pass to another phone with a nod', () => {
    const asked = append(shared, CARLA, seat('berta'));
    const [request] = asked.requests;
    expect(asked.seats).toBe(shared.seats);
    const nod = said({ kind: 'nod', request: request?.row ?? '' });
    expect(refusal(asked, CARLA, nod)).toBe('no-seat');
    const passed = append(asked, ANNA, nod);
    expect(passed.seats).toContainEqual({ player: 'berta', author: CARLA });
    expect(refusal(passed, BERTA, stress('berta/troop'))).toBe('no-seat');
    expect(stressOf(append(passed, CARLA, stress('berta/troop')), 'berta/troop')).toBe(1);
  });

  it('are never two of one account, also when a nod comes late', () => {
    const asked = append(append(alone, BERTA, seat('anna')), BERTA, seat('berta'));
    const passed = append(asked, ANNA, said({ kind: 'nod', request: 'r2' }));
    expect(passed.seats).toEqual([{ player: 'anna', author: BERTA }]);
  });

  it('are needed for everything but asking for one', () => {
    const bodies: readonly LiveBody[] = [
      stress('anna/troop'),
      said({ kind: 'settings', entry: 'anyone' }),
      said({ kind: 'undo', of: 'r9' }),
      said({ kind: 'redo', of: 'r9' }),
      said({ kind: 'nod', request: 'r9' }),
      said({ kind: 'seal', leaves: [] }),
      said({ kind: 'reveal-unit', at: 0, salt: '', unit: troop('anna/late') }),
      said({ kind: 'reveal-list', salt: '', list: { name: '', faction: '', units: [] } }),
      said({ kind: 'agree-report', agrees: true }),
      said({ kind: 'confirm-result', ...liveResultOf(shared) }),
    ];
    expect(bodies.map((body) => refusal(shared, CARLA, body))).toEqual(bodies.map(() => 'no-seat'));
  });

  it('show each phone its own player as the one who holds it', () => {
    const members = append(
      shared,
      BERTA,
      event({ type: 'player-changed', player: { ...guest('berta'), wabId: 'W1' } }),
    );
    const kinds = (author: string) =>
      Object.values(stateFor(members, author).players).map(({ kind }) => kind);
    expect([ANNA, BERTA, CARLA].map(kinds)).toEqual([
      ['me', 'member'],
      ['guest', 'me'],
      ['guest', 'member'],
    ]);
  });
});

describe('settings', () => {
  const anyone = said({ kind: 'settings', entry: 'anyone' });

  it('change at once while one phone plays', () => {
    const alone = append(newLiveGame('g'), ANNA, seat('anna'), anyone);
    expect(alone.entry).toBe('anyone');
    expect(refusal(alone, ANNA, anyone)).toBe('no-change');
  });

  it('change with the other player’s nod later', () => {
    const asked = append(shared, ANNA, anyone);
    expect(asked.entry).toBe('strict');
    const request = asked.requests[0]?.row ?? '';
    expect(refusal(asked, ANNA, said({ kind: 'nod', request }))).toBe('unknown-request');
    const agreed = append(asked, BERTA, said({ kind: 'nod', request }), stress('anna/troop'));
    expect([agreed.entry, stressOf(agreed, 'anna/troop'), agreed.requests]).toEqual(['anyone', 1, []]);
    const refused = append(asked, BERTA, said({ kind: 'refuse', request }));
    expect([refused.entry, refused.requests]).toEqual(['strict', []]);
    expect(refusal(refused, BERTA, said({ kind: 'refuse', request }))).toBe('unknown-request');
    expect(refusal(asked, CARLA, said({ kind: 'refuse', request }))).toBe('no-seat');
    expect(append(asked, ANNA, said({ kind: 'refuse', request })).requests).toEqual([]);
  });
});

describe('report and result', () => {
  const phase = (to: 'scoring' | 'summary' | 'game') => event({ type: 'phase-changed', phase: to });
  const over = append(shared, ANNA, phase('scoring'), phase('summary'));
  const confirm = said({ kind: 'confirm-result', ...liveResultOf(over) });

  it('is public only while both players agree', () => {
    const agree = (agrees: boolean) => said({ kind: 'agree-report', agrees });
    const both = append(append(over, ANNA, agree(true)), BERTA, agree(true));
    expect(both.reportAgreed).toEqual(['anna', 'berta']);
    expect(refusal(both, ANNA, agree(true))).toBe('no-change');
    expect(append(both, ANNA, agree(false)).reportAgreed).toEqual(['berta']);
  });

  it('is confirmed in the summary, as it stands there', () => {
    expect(refusal(shared, ANNA, confirm)).toBe('not-over');
    const other = said({ kind: 'confirm-result', ...liveResultOf(over), concededBy: 'anna' });
    expect(refusal(over, ANNA, other)).toBe('other-result');
    expect(confirmedBy(append(append(over, ANNA, confirm, confirm), BERTA, confirm))).toEqual([
      'anna',
      'berta',
    ]);
  });

  it('is void once a score changes, and valid again once it is put back', () => {
    const score = (to: number) => event({ type: 'score-set', player: 'anna', score: to, round: null });
    const changed = append(append(over, BERTA, confirm), ANNA, score(3));
    expect(confirmedBy(changed)).toEqual([]);
    expect(confirmedBy(append(changed, ANNA, score(0)))).toEqual(['berta']);
  });
});

it('sets a whole game up without a refused row', () => {
  expect(shared.refused).toEqual([]);
  expect(shared.taps).toHaveLength(setupActions('take-positions', null).length);
});
