import { expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import { ownedName } from './unit-name.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
const bring = (player: string, unitId: string) =>
  ({
    type: 'list-set',
    player,
    list,
    units: [troop(`${player}/one`, { unitId, copies: 2 })],
  }) as const;

it('names the player of a unit that both sides bring', () => {
  const { state } = play(readyGame(), bring('anna', 'orc-hunters'), bring('berta', 'orc-hunters'));
  const names = Object.values(state.units).map((unit) => ownedName(state, unit, 'en'));
  expect(names).toEqual(['Orc Hunters 1 (Anna)', 'Orc Hunters 1 (Berta)']);
});

it('names no player where the other side brings other units', () => {
  const { state } = play(readyGame(), bring('anna', 'orc-hunters'), bring('berta', 'hetman'));
  const names = Object.values(state.units).map((unit) => ownedName(state, unit, 'en'));
  expect(names).toEqual(['Orc Hunters 1', 'Orc Hunters 1']);
});
