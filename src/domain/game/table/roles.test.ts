import { describe, expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import { act } from '../log.ts';
import { roleUnit } from '../formula.ts';
import type { GameAction } from '../events.ts';
import { openRoles, roleCandidates } from './roles.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
const bring = (player: string): GameAction => ({
  type: 'list-set',
  player,
  list,
  units: [troop(`${player}/chief`, { highCommand: true }), troop(`${player}/orcs`), troop(`${player}/elves`)],
});
const game = play(readyGame('take-positions', 'decapitation'), bring('anna'), bring('berta'));
const contract = game.state.feat?.roles.find(({ id }) => id === 'contract');

describe('roles of a feat', () => {
  it('know the commander from the High Command of the list', () => {
    expect(roleUnit(game.state, 'anna', 'commander')?.id).toBe('anna/chief');
    const named = play(game, { type: 'role-set', player: 'anna', role: 'commander', unit: 'anna/orcs' });
    expect(roleUnit(named.state, 'anna', 'commander')?.id).toBe('anna/orcs');
  });

  it('ask both players for a contract, of whom the enemy commander and broken units are none', () => {
    expect(openRoles(game.state)).toEqual([
      { player: 'anna', role: 'contract' },
      { player: 'berta', role: 'contract' },
    ]);
    const broken = play(game, { type: 'state-set', unit: 'berta/orcs', state: 'demoralized', on: true });
    const offered = contract === undefined ? [] : roleCandidates(broken.state, 'anna', contract);
    expect(offered.map(({ id }) => id)).toEqual(['berta/elves']);
  });

  it('refuse the enemy commander as a contract', () => {
    const named = act(game, { type: 'role-set', player: 'anna', role: 'contract', unit: 'berta/chief' }, 0);
    expect(named).toEqual({ ok: false, code: 'not-this-role' });
  });

  it('count the commander who is known from the list', () => {
    const fled = play(
      game,
      { type: 'unit-placed', unit: 'berta/chief', place: 'fled' },
      { type: 'phase-changed', phase: 'scoring' },
    );
    expect([fled.state.players['anna']?.score, fled.state.players['berta']?.score]).toEqual([3, 0]);
  });
});
