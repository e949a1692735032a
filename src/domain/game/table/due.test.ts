import { describe, expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { dueNow, isBlocking } from './due.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
const turn: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const begin: GameAction = { type: 'activation-started', unit: 'anna/troop' };
const end: GameAction = { type: 'activation-completed', player: 'anna', unit: 'anna/troop', extra: false };
const stress = (by: number, unit = 'anna/troop'): GameAction => ({ type: 'unit-stressed', unit, by });
const put = (state: 'slowed' | 'frightened' | 'demoralized', unit = 'anna/troop'): GameAction => ({
  type: 'state-set',
  unit,
  state,
  on: true,
});
const tested = (passed: boolean, unit = 'anna/troop'): GameAction => ({
  type: 'willpower-tested',
  unit,
  passed,
});
const pass = (player: string): GameAction => ({
  type: 'activation-completed',
  player,
  unit: null,
  extra: false,
});
const game = play(readyGame(), turn);

describe('what is due at the end of an activation', () => {
  it('is the morale test of every unit above its MOR, until each is answered', () => {
    const above = play(game, stress(4), stress(5, 'berta/troop'));
    expect(dueNow(above.state)).toEqual([]);
    const active = play(above, begin);
    expect(dueNow(active.state)).toEqual([
      { code: 'test', unit: 'anna/troop', needs: 1 },
      { code: 'test', unit: 'berta/troop', needs: 2 },
    ]);
    const answered = play(active, tested(true), tested(false, 'berta/troop'));
    expect(dueNow(answered.state)).toEqual([]);
    expect(answered.state.units['berta/troop']?.states).toEqual(['demoralized']);
    expect(answered.state.units['anna/troop']?.stress).toBe(4);
  });

  it('asks again after the next activation, as a passed test leaves the stress', () => {
    const again = play(game, stress(4), begin, tested(true), end, pass('berta'), begin);
    expect(dueNow(again.state).map(({ code }) => code)).toEqual(['test', 'rest-only']);
  });

  it('says that a unit which began with a token and stress at MOR may only rest', () => {
    const first = play(game, stress(3), begin);
    expect(dueNow(first.state)).toEqual([]);
    const second = play(first, end, pass('berta'), begin);
    expect(dueNow(second.state)).toContainEqual({ code: 'rest-only', unit: 'anna/troop' });
  });
});

describe('what is due between activations', () => {
  it('is a token of the mission and of a player whose position is over', () => {
    const counter = { id: 'c', kind: 'effect', position: 2, player: 'anna', unit: null, text: '' } as const;
    const ghosts = play(readyGame('ghosts-from-the-mist'), turn, { type: 'counter-set', counter });
    expect(dueNow(ghosts.state)).toEqual([]);
    const later = play(ghosts, pass('anna'), pass('berta'), pass('anna'), pass('berta'));
    expect(dueNow(later.state).map(({ code }) => code)).toEqual(['marker', 'counter']);
    expect(dueNow(later.state).every(isBlocking)).toBe(true);
  });

  it('is the arrival of a unit held back, on its player’s turn, which blocks nothing', () => {
    const held = play(game, { type: 'unit-placed', unit: 'anna/troop', place: 'hidden' });
    expect(dueNow(held.state)).toEqual([{ code: 'arrival', unit: 'anna/troop' }]);
    expect(dueNow(held.state).some(isBlocking)).toBe(false);
    expect(dueNow(play(held, pass('anna')).state)).toEqual([]);
  });
});

describe('what is due for a feat', () => {
  it('is each role that has no unit yet, which must be answered', () => {
    const units = (player: string) => [
      troop(`${player}/chief`, { highCommand: true }),
      troop(`${player}/orcs`),
    ];
    const bring = (player: string): GameAction => ({ type: 'list-set', player, list, units: units(player) });
    const open = play(readyGame('take-positions', 'decapitation'), bring('anna'), bring('berta'));
    const roles = dueNow(open.state).filter(isBlocking);
    expect(roles).toEqual([
      { code: 'role', player: 'anna', role: 'contract' },
      { code: 'role', player: 'berta', role: 'contract' },
    ]);
  });
});

describe('a willpower test', () => {
  const broken = play(game, put('demoralized'), put('frightened'), {
    type: 'counter-set',
    counter: { id: 'r', kind: 'demoralized', position: 3, player: 'anna', unit: 'anna/troop', text: '' },
  });

  it('rallies a demoralized unit that passes, and takes its token and Frightened away', () => {
    const { units, counters } = play(broken, tested(true)).state;
    expect([units['anna/troop']?.states, counters]).toEqual([[], {}]);
  });

  it('moves the token of a demoralized unit that fails, which stays Frightened', () => {
    const { units, counters } = play(broken, tested(false)).state;
    expect(counters['r']?.position).toBe(5);
    expect(units['anna/troop']?.states).toEqual(['frightened', 'demoralized']);
  });
});

describe('when states end', () => {
  const slowed = play(game, put('slowed'), put('frightened'), begin);

  it('is with the activation, Frightened with a passed test', () => {
    expect(play(slowed, tested(true), end).state.units['anna/troop']?.states).toEqual([]);
    expect(play(slowed, end).state.units['anna/troop']?.states).toEqual(['frightened']);
  });

  it('is in version 1.6 after the effect, which players answer, Frightened after any test', () => {
    const newer = play(slowed, { type: 'states-end-set', statesEnd: 'version-1.6' });
    expect(dueNow(newer.state)).toEqual([{ code: 'state', unit: 'anna/troop', state: 'slowed' }]);
    expect(play(newer, end).state.units['anna/troop']?.states).toEqual(['slowed', 'frightened']);
    expect(play(newer, tested(false)).state.units['anna/troop']?.states).toEqual(['slowed', 'demoralized']);
  });
});

describe('a choice that a card asks for', () => {
  const options = {
    Totem: [
      { id: 'polar-bear', wounds: 4 },
      { id: 'arctic-fox', keywords: ['Scout'] },
    ],
  };
  const bears = troop('bears', { choices: ['Totem'], options });
  const chosen = (option: string): GameAction => ({
    type: 'choice-made',
    unit: 'bears',
    skill: 'Totem',
    choice: option,
    option,
  });

  it('is due until one of its options is chosen', () => {
    const open = play(readyGame(), { type: 'list-set', player: 'anna', list, units: [bears] });
    expect(dueNow(open.state)).toEqual([{ code: 'choice', unit: 'bears', skill: 'Totem' }]);
    expect(dueNow(play(open, chosen('polar-bear')).state)).toEqual([]);
  });
});
