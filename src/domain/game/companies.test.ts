import { describe, expect, it } from 'vitest';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { againActions, companiesOf, companyOf } from './companies.ts';
import { newGame } from './log.ts';
import { restoreGame, savedText } from './saved/saved-game.ts';

const names = ({ red, blue }: ReturnType<typeof companiesOf>) => [red?.name, blue?.name];

describe('the companies of a map', () => {
  it('are those of the players in their order, until they are swapped', () => {
    const game = readyGame('loot');
    expect(names(companiesOf(game.state))).toEqual(['Anna', 'Berta']);
    const swapped = play(game, { type: 'red-company-set', player: 'berta' });
    expect(names(companiesOf(swapped.state))).toEqual(['Berta', 'Anna']);
    expect(restoreGame(savedText(swapped.log))).toMatchObject({
      kind: 'restored',
      game: { state: { redPlayer: 'berta' } },
    });
  });

  it('follow the sides of a mission that has them: its attacker is red', () => {
    const game = readyGame('tree-mother');
    const [anna] = Object.values(game.state.players);
    if (anna === undefined) throw new Error('No player.');
    const { id, name, kind, wabId } = anna;
    const other = play(game, {
      type: 'player-changed',
      player: { id, name, kind, wabId, side: 'syenann' },
    });
    expect(names(companiesOf(game.state))).toEqual(['Anna', 'Berta']);
    expect(names(companiesOf(other.state))).toEqual(['Berta', 'Anna']);
  });

  it('tell two players apart, and a player alone from nobody', () => {
    const { state } = readyGame('loot');
    expect([companyOf(state, 'anna'), companyOf(state, 'berta')]).toEqual(['red', 'blue']);
    const alone = play(newGame('g', 0), { type: 'player-added', player: guest('anna', 'Anna') });
    expect(companyOf(alone.state, 'anna')).toBeNull();
  });

  it('are nobody’s before there are players', () => {
    expect(names(companiesOf(newGame('g', 0).state))).toEqual([undefined, undefined]);
  });
});

describe('a game of the same players again', () => {
  it('has their names, lists and colours, and nothing of what happened', () => {
    const earlier = play(
      readyGame('loot'),
      { type: 'red-company-set', player: 'berta' },
      { type: 'unit-wounded', unit: 'anna/troop', by: 3 },
      { type: 'state-set', unit: 'anna/troop', state: 'slowed', on: true },
    );
    const again = play(newGame('h', 0), ...againActions(earlier, null));
    const fresh = Object.values(again.state.players);
    expect(fresh.map(({ name, list, score }) => [name, list?.name, score])).toEqual([
      ['Anna', 'Army', 0],
      ['Berta', 'Army', 0],
    ]);
    expect(again.state.units['anna/troop']).toEqual(
      expect.objectContaining({ place: 'reserve', wounds: 0, fallen: 0, states: [], chosen: {} }),
    );
    expect(names(companiesOf(again.state))).toEqual(['Berta', 'Anna']);
    expect(restoreGame(savedText(again.log))).toEqual({ kind: 'nothing' });
  });
});
