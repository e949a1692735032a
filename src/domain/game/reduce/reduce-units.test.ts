import { describe, expect, it } from 'vitest';
import { guest, officer, play, readyGame, troop } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { type Game, newGame } from '../log.ts';
import { refusalOf } from './reduce.ts';
import type { GameUnit } from '../types.ts';
import { joinedCharacter, rowAt, troopsLeft, unitNow, woundsPerTroop } from '../unit-play.ts';

const TROOP = 'anna/troop';
const OFFICER = 'anna/officer';
const start = readyGame('sacred-land');
const unitOf = ({ state }: Game, id = TROOP): GameUnit => {
  const unit = state.units[id];
  if (unit === undefined) throw new Error(`No unit ${id}.`);
  return unit;
};
const wound = (by: number, unit = TROOP): GameAction => ({ type: 'unit-wounded', unit, by });
const stress = (by: number, unit = TROOP): GameAction => ({ type: 'unit-stressed', unit, by });
const state = (one: GameUnit['states'][number], on = true, unit = TROOP): GameAction => ({
  type: 'state-set',
  unit,
  state: one,
  on,
});
const join: GameAction = { type: 'character-joined', unit: OFFICER, host: TROOP };
const place = (to: GameUnit['place'], unit = TROOP): GameAction => ({ type: 'unit-placed', unit, place: to });
const refused = (game: Game, action: GameAction) => refusalOf(game.state, { ...action, at: 0 });

describe('wounds', () => {
  it('fell a troop each time they reach its W, and the unit with its last troop', () => {
    expect(unitOf(play(start, wound(1)))).toMatchObject({ wounds: 1, fallen: 0 });
    expect(unitOf(play(start, wound(3)))).toMatchObject({ wounds: 1, fallen: 1, place: 'table' });
    const dead = play(start, wound(3), wound(99));
    expect(unitOf(dead)).toMatchObject({ wounds: 0, fallen: 3, place: 'destroyed' });
    expect(unitOf(play(dead, wound(-1)))).toMatchObject({ wounds: 1, fallen: 2, place: 'table' });
    expect([refused(start, wound(-1)), refused(start, wound(1, 'nobody'))]).toEqual([
      'at-limit',
      'unknown-unit',
    ]);
  });

  it('are only counted where the card is not known', () => {
    const game = play(
      newGame('g', 0),
      { type: 'player-added', player: guest('anna') },
      {
        type: 'list-set',
        player: 'anna',
        list: { source: 'text', name: '', faction: 'x', points: 0, command: 0, entries: [] },
        units: [troop(TROOP, { card: null })],
      },
    );
    const hurt = play(game, wound(5), { type: 'troops-fallen', unit: TROOP, by: 9 });
    expect(unitOf(hurt)).toMatchObject({ wounds: 5, fallen: 9, place: 'reserve' });
    expect(unitNow(hurt.state, unitOf(hurt))).toEqual({
      troops: null,
      row: null,
      woundsPerTroop: null,
      morale: null,
      conquest: null,
      overMorale: 0,
    });
  });

  it('leave as many troops as fell and were recovered', () => {
    const fallen = play(start, { type: 'troops-fallen', unit: TROOP, by: 2 });
    expect(troopsLeft(unitOf(fallen), null)).toBe(1);
    expect(unitOf(play(fallen, { type: 'troops-fallen', unit: TROOP, by: -1 })).fallen).toBe(1);
    expect(refused(start, { type: 'troops-fallen', unit: TROOP, by: -1 })).toBe('at-limit');
  });
});

describe('what counts for a unit', () => {
  it('is the printed row of its troops, an Officer counted, with what the Officer, tokens and mission give', () => {
    const now = (game: Game) => unitNow(game.state, unitOf(game));
    expect(now(start)).toMatchObject({ troops: 3, row: 0, woundsPerTroop: 2, morale: 3, conquest: 2 });
    const one = play(start, wound(2));
    expect(now(one)).toMatchObject({ troops: 2, row: 1, conquest: 1 });
    expect(now(play(one, join))).toMatchObject({ troops: 3, row: 0, morale: 4, conquest: 3 });
    const prayer: GameAction = { type: 'unit-token-moved', unit: TROOP, token: 'prayer', by: 1 };
    expect(now(play(one, prayer)).conquest).toBe(2);
    expect(refused(one, { ...prayer, by: -1 })).toBe('at-limit');
    expect(refused(one, { ...prayer, token: 'offering' })).toBe('unknown-part');
    const zones = play(readyGame('influence-zones'), stress(5));
    expect(now(zones)).toMatchObject({ conquest: 3, overMorale: 2 });
    expect(now(play(zones, state('demoralized'))).conquest).toBe(0);
  });

  it('reads every way a row is printed', () => {
    const rows = ['3+', '2', '1-'].map((troops) => ({ troops, conquest: 0 }));
    expect([4, 3, 2, 1, 0].map((troops) => rowAt({ rows }, troops))).toEqual([0, 0, 1, 2, 2]);
    expect(rowAt({ rows: [] }, 1)).toBeNull();
  });

  it('takes what replaces as it is, and what adds to nothing as nothing', () => {
    const joined = { wounds: '5', morale: '+1', conquest: '+0' };
    const character = { ...unitOf(start, OFFICER), card: { ...cardOf(unitOf(start, OFFICER)), joined } };
    expect(woundsPerTroop(unitOf(start), character)).toBe(5);
    const bare = { ...unitOf(start), card: { ...cardOf(unitOf(start)), morale: null } };
    const game = play(start, join);
    expect(unitNow(game.state, bare).morale).toBeNull();
  });
});

function cardOf({ card }: GameUnit) {
  if (card === null) throw new Error('No card.');
  return card;
}

describe('stress, tinge and states', () => {
  it('move in whole steps and never below nothing', () => {
    const game = play(start, stress(2), stress(-1), { type: 'unit-tinged', unit: TROOP, by: 3 });
    expect(unitOf(game)).toMatchObject({ stress: 1, tinge: 3 });
    expect(refused(start, stress(-1))).toBe('at-limit');
    expect(refused(start, { type: 'unit-tinged', unit: TROOP, by: -1 })).toBe('at-limit');
  });

  it('hold a state once, in one order', () => {
    const game = play(start, state('vulnerable'), state('slowed'));
    expect(unitOf(game).states).toEqual(['slowed', 'vulnerable']);
    expect(refused(game, state('slowed'))).toBe('no-change');
    expect(unitOf(play(game, state('slowed', false))).states).toEqual(['vulnerable']);
  });

  it('leave the stress of a demoralized unit alone until it rallies with MOR - 1', () => {
    const counter = {
      id: 'c',
      kind: 'demoralized',
      position: 3,
      player: 'anna',
      unit: TROOP,
      text: '',
    } as const;
    const game = play(start, state('demoralized'), { type: 'counter-set', counter });
    expect(refused(game, stress(1))).toBe('demoralized');
    const rallied = play(game, { type: 'unit-rallied', unit: TROOP });
    expect(unitOf(rallied)).toMatchObject({ states: [], stress: 2 });
    expect(rallied.state.counters).toEqual({});
    expect(refused(start, { type: 'unit-rallied', unit: TROOP })).toBe('no-change');
  });

  it('never put a state on who is immune to it', () => {
    const units = [troop('golem', { keywords: ['Golem'] }), troop('brave', { keywords: ['Fearless'] })];
    const list = { source: 'text', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
    const game = play(start, { type: 'list-set', player: 'anna', list, units });
    const all = ['golem', 'brave'].flatMap((unit) => [
      refused(game, state('frightened', true, unit)),
      refused(game, state('demoralized', true, unit)),
    ]);
    expect(all).toEqual(['immune', 'immune', 'immune', null]);
  });
});

describe('joining', () => {
  it('shares the higher stress and tinge and the states of both, which stay with who leaves', () => {
    const game = play(start, stress(2, OFFICER), state('slowed'), state('disarmed', true, OFFICER), join);
    expect(unitOf(game)).toMatchObject({ stress: 2, states: ['slowed', 'disarmed'] });
    expect(joinedCharacter(game.state, TROOP)?.id).toBe(OFFICER);
    const apart = play(game, stress(1), { type: 'character-left', unit: OFFICER });
    expect(unitOf(apart, OFFICER)).toMatchObject({
      stress: 3,
      states: ['slowed', 'disarmed'],
      joinedTo: null,
      activated: false,
    });
    expect(refused(apart, { type: 'character-left', unit: OFFICER })).toBe('not-joined');
  });

  it('keeps the joined Character’s own steppers still, but its wounds', () => {
    const game = play(start, join);
    const still = [stress(1, OFFICER), state('slowed', true, OFFICER), place('hidden', OFFICER)];
    expect(still.map((action) => refused(game, action))).toEqual(['joined', 'joined', 'joined']);
    expect(refused(game, { type: 'unit-tinged', unit: OFFICER, by: 1 })).toBe('joined');
    expect(refused(game, { type: 'activation-started', unit: OFFICER })).toBe('no-turn');
    const dead = play(game, wound(4, OFFICER));
    expect(unitOf(dead, OFFICER)).toMatchObject({ place: 'destroyed', joinedTo: null });
  });

  it('ends when the unit is destroyed, and goes along wherever else the unit goes', () => {
    const game = play(start, join);
    expect(unitOf(play(game, wound(6)), OFFICER)).toMatchObject({ place: 'table', joinedTo: null });
    expect(unitOf(play(game, place('fled')), OFFICER)).toMatchObject({ place: 'fled', joinedTo: TROOP });
    expect(refused(game, place('table'))).toBe('no-change');
  });

  it('takes a Character out of sight with a unit that is held back, and back to those that deploy without it', () => {
    const held = play(start, join, place('hidden'));
    expect(unitOf(held, OFFICER)).toMatchObject({ place: 'hidden', joinedTo: TROOP });
    expect(unitOf(play(held, { type: 'character-left', unit: OFFICER }), OFFICER).place).toBe('reserve');
    const list = { source: 'text', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
    const units = [troop('t'), officer('spy', { keywords: ['Join (Infantry, Orc)', 'Ambusher'] })];
    const spying = play(
      start,
      { type: 'list-set', player: 'anna', list, units },
      { type: 'character-joined', unit: 'spy', host: 't' },
      place('hidden', 't'),
      { type: 'character-left', unit: 'spy' },
    );
    expect(unitOf(spying, 'spy').place).toBe('hidden');
  });

  it('is refused to who may not', () => {
    const list = { source: 'text', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
    const units = [
      troop('t'),
      officer('o'),
      officer('p'),
      officer('mute', { keywords: [] }),
      officer('gone'),
    ];
    const game = play(start, { type: 'list-set', player: 'anna', list, units }, place('destroyed', 'gone'));
    const why = (unit: string, host: string, on = game) =>
      refused(on, { type: 'character-joined', unit, host });
    expect([why('t', 'o'), why('o', 'berta/troop'), why('o', 'p'), why('mute', 't')]).toEqual([
      'not-a-character',
      'not-own-unit',
      'no-join',
      'no-join',
    ]);
    const joined = play(game, { type: 'character-joined', unit: 'o', host: 't' });
    expect([why('p', 't', joined), why('o', 't', joined), why('gone', 't'), why('x', 't')]).toEqual([
      'has-character',
      'joined',
      'not-on-table',
      'unknown-unit',
    ]);
    expect(why('o', 't', play(game, state('demoralized', true, 't')))).toBe('demoralized');
  });
});
