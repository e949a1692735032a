import { describe, expect, it } from 'vitest';
import { officer, play, readyGame, troop } from '#tests/builders/games.ts';
import type { GameAction } from './events.ts';
import type { Game } from './log.ts';
import { deploymentReminders, endsReached, hostsFor, roundEndOf, unitReminders } from './reminders.ts';
import type { UnitSetup } from './types.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
const turn: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const stress = (by: number, unit = 'anna/troop'): GameAction => ({ type: 'unit-stressed', unit, by });
const state = (one: 'slowed' | 'frightened' | 'demoralized', unit = 'anna/troop'): GameAction => ({
  type: 'state-set',
  unit,
  state: one,
  on: true,
});
const codes = (game: Game) => unitReminders(game.state, 'anna/troop').map(({ code }) => code);

describe('reminders at deployment', () => {
  it('name scouts, ambushers, companions with their owner, and choices until they are made', () => {
    const units = [
      troop('hunters', { keywords: ['Scout', 'Ambusher'] }),
      troop('pup', { type: 'Companion', companionOf: 'hunters' }),
      troop('stray', { type: 'Companion', companionOf: 'nobody' }),
      troop('bears', { choices: ['Totem'] }),
    ];
    const game = play(readyGame(), { type: 'list-set', player: 'anna', list, units });
    expect(deploymentReminders(game.state, 'anna')).toEqual([
      { code: 'scout', unit: 'hunters' },
      { code: 'ambusher', unit: 'hunters' },
      { code: 'companion', unit: 'pup', owner: 'hunters' },
      { code: 'companion', unit: 'stray', owner: null },
      { code: 'choice', unit: 'bears', skill: 'Totem', choice: null },
    ]);
    const made = play(game, { type: 'choice-made', unit: 'bears', skill: 'Totem', choice: 'Polar Bear' });
    expect(deploymentReminders(made.state, 'anna').at(-1)).toMatchObject({ choice: 'Polar Bear' });
    expect(deploymentReminders(game.state, 'nobody')).toEqual([]);
  });

  it('name the troops whose card prints no number of models, also once it was given', () => {
    const card = { ...troop('x').card, models: null } as NonNullable<UnitSetup['card']>;
    const units = [troop('hunters', { card }), troop('orcs'), officer('chief', { keywords: [] })];
    const game = play(readyGame(), { type: 'list-set', player: 'anna', list, units });
    expect(deploymentReminders(game.state, 'anna')).toEqual([{ code: 'models', unit: 'hunters' }]);
    const given = play(game, { type: 'models-given', unit: 'hunters', models: 4 });
    expect(deploymentReminders(given.state, 'anna')).toEqual([{ code: 'models', unit: 'hunters' }]);
  });

  it('name Characters that may join a unit of the list, with the one that they have joined', () => {
    const units = [troop('orcs'), officer('chief'), officer('loner', { keywords: ['Join (Dwarf)'] })];
    const game = play(readyGame(), { type: 'list-set', player: 'anna', list, units });
    expect(deploymentReminders(game.state, 'anna')).toEqual([{ code: 'join', unit: 'chief', host: null }]);
    const joined = play(game, { type: 'character-joined', unit: 'chief', host: 'orcs' });
    expect(deploymentReminders(joined.state, 'anna')).toEqual([
      { code: 'join', unit: 'chief', host: 'orcs' },
    ]);
  });
});

describe('reminders in play', () => {
  const game = play(readyGame(), turn);

  it('ask for a willpower test above MOR, for two successes at two above', () => {
    expect(codes(play(game, stress(3)))).toEqual([]);
    expect(unitReminders(play(game, stress(4)).state, 'anna/troop')).toEqual([
      { code: 'willpower-test', unit: 'anna/troop', needs: 1 },
    ]);
    expect(unitReminders(play(game, stress(5)).state, 'anna/troop')).toMatchObject([{ needs: 2 }]);
    expect(codes(play(game, stress(5), state('demoralized')))).toEqual([]);
  });

  it('say that a unit may only rest, which states end, and that Frightened waits for a test', () => {
    const marked: GameAction = { type: 'token-corrected', unit: 'anna/troop', activated: true };
    expect(codes(play(game, stress(3), marked))).toEqual(['rest-only']);
    expect(codes(play(game, state('slowed'), state('frightened')))).toEqual(['states-end', 'frightened']);
    expect(unitReminders(game.state, null)).toEqual([]);
  });

  it('leave the morale test of the unit that is active to what is due', () => {
    const active = play(game, { type: 'activation-started', unit: 'anna/troop' }, stress(4));
    expect(codes(active)).toEqual([]);
  });

  it('ask at the round’s end about tinge and about who was left behind', () => {
    const end = play(
      game,
      { type: 'unit-tinged', unit: 'anna/troop', by: 1 },
      { type: 'token-corrected', unit: 'berta/troop', activated: true },
      state('demoralized', 'berta/officer'),
    );
    expect(roundEndOf(end.state)).toEqual({
      tinge: ['anna/troop'],
      leftBehind: ['anna/troop', 'anna/officer'],
    });
  });
});

describe('ends of a game', () => {
  const place = (unit: string, to: 'destroyed' | 'fled'): GameAction => ({
    type: 'unit-placed',
    unit,
    place: to,
  });

  it('are the last round, a side without units, all of it demoralized, and pieces destroyed', () => {
    const tree = play(readyGame('tree-mother'), { type: 'turn-started', player: 'anna', number: 4 });
    expect(endsReached(tree.state)).toEqual([]);
    expect(endsReached(play(tree, { type: 'turn-ended', number: 4 }).state)).toEqual([
      { code: 'last-round', player: null },
    ]);
    const gone = play(tree, place('anna/troop', 'destroyed'), place('anna/officer', 'fled'));
    expect(endsReached(gone.state)).toEqual([{ code: 'no-units', player: 'anna' }]);
    const broken = play(tree, state('demoralized'), {
      type: 'unit-placed',
      unit: 'anna/officer',
      place: 'fled',
    });
    expect(endsReached(broken.state)).toEqual([{ code: 'all-demoralized', player: 'anna' }]);
    const pieces = Object.keys(tree.state.pieces).map((piece): GameAction => ({
      type: 'piece-set',
      piece,
      state: 'destroyed',
    }));
    expect(endsReached(play(tree, ...pieces).state)).toEqual([{ code: 'pieces', player: null }]);
    expect(endsReached({ ...tree.state, mission: null })).toEqual([]);
  });
});

describe('units that a Character may join', () => {
  it('fit what its Join asks: a comma for all, a bar for either', () => {
    const units = [
      officer('o', { keywords: ['Elite', 'Join (Infantry, Orc)'] }),
      officer('p', { keywords: ['Join (Elf|Orc Hunters)'] }),
      troop('fits'),
      troop('elves', { name: 'Elves', characteristics: ['Infantry', 'Elf'] }),
      troop('away', { name: 'Orc Hunters' }),
    ];
    const game = play(
      readyGame(),
      { type: 'list-set', player: 'anna', list, units },
      { type: 'unit-placed', unit: 'away', place: 'fled' },
    );
    const hosts = (id: string, on = game) => {
      const character = on.state.units[id];
      return character === undefined ? null : hostsFor(on.state, character).map((unit) => unit.id);
    };
    expect([hosts('o'), hosts('p')]).toEqual([['fits'], ['fits', 'elves']]);
    expect(hosts('p', play(game, { type: 'character-joined', unit: 'o', host: 'fits' }))).toEqual(['elves']);
  });
});
