import { describe, expect, it } from 'vitest';
import { guest, readyGame, setupActions, troop } from '#tests/builders/games.ts';
import { ANNA, BERTA, CARLA } from '#tests/builders/live.ts';
import type { GameAction } from '../game/events.ts';
import { act } from '../game/log.ts';
import { mayEnter, seatOf } from './rights.ts';
import type { EntryRule, Seat } from './types.ts';

const [annas, bertas]: readonly [Seat, Seat] = [
  { player: 'anna', author: ANNA },
  { player: 'berta', author: BERTA },
];
const effect = (id: string, player: string): GameAction => ({
  type: 'counter-set',
  counter: { id, kind: 'effect', position: 2, player, unit: null, text: '' },
});
const played = act(readyGame(), effect('mark', 'berta'), 1);
const state = played.ok ? played.game.state : readyGame().state;

/** The accounts that may enter an action. */
function entering(action: GameAction, entry: EntryRule = 'strict', seats = [annas, bertas]): string {
  const may = (author: string) => mayEnter({ entry, seats, state }, author, { ...action, at: 0 });
  return [ANNA, BERTA, CARLA].filter(may).join(' ');
}

const list = setupActions('loot', null).find(({ type }) => type === 'list-set') ?? {
  type: 'clock-set',
  clock: null,
};
const unit = 'anna/troop';
const player = 'anna';

describe('the strict rule', () => {
  it.each<GameAction>([
    { type: 'player-added', player: guest('anna') },
    { type: 'player-changed', player: guest('anna') },
    { type: 'player-removed', player },
    list,
    { type: 'list-removed', player },
    { type: 'unit-added', player, unit: troop('anna/late') },
    { type: 'unit-placed', unit, place: 'table' },
    { type: 'character-joined', unit: 'anna/officer', host: unit },
    { type: 'character-left', unit },
    { type: 'choice-made', unit, skill: 'x', choice: 'y' },
    { type: 'activation-started', unit },
    { type: 'activation-completed', player, unit, extra: false },
    effect('new', 'anna'),
    { type: 'unit-stressed', unit, by: 1 },
    { type: 'box-set', player, round: 1, box: 'x', marker: null, count: 1 },
    { type: 'score-set', player, score: 1, round: null },
    { type: 'game-ended', reason: 'conceded', player },
  ])('leaves $type to the side that it belongs to', (action) => {
    expect(entering(action)).toBe(ANNA);
  });

  it.each<GameAction>([
    { type: 'mission-set', mission: null },
    { type: 'phase-changed', phase: 'scoring' },
    { type: 'turn-started', player, number: 1 },
    { type: 'turn-completed', number: 1 },
    { type: 'piece-wounded', piece: 'x', by: 1 },
    { type: 'note-added', text: 'x', unit },
    { type: 'clock-paused', paused: true },
    { type: 'game-ended', reason: 'agreed' },
  ])('lets both players enter $type', (action) => {
    expect(entering(action)).toBe(`${ANNA} ${BERTA}`);
  });

  it('lets both sides of an attack record it', () => {
    const attack = { type: 'attack-resolved', states: [], wounds: 1, stress: 0, targetStress: 0 } as const;
    expect(entering({ ...attack, unit, target: 'berta/troop' })).toBe(`${ANNA} ${BERTA}`);
    expect(entering({ ...attack, unit, target: 'anna/officer' })).toBe(ANNA);
  });

  it('keeps the tokens of the rival on the turn counter', () => {
    expect(entering(effect('mark', 'anna'))).toBe('');
    expect(entering({ type: 'counter-removed', counter: 'mark' })).toBe(BERTA);
    expect(entering({ type: 'counter-removed', counter: 'nothing' })).toBe('');
  });

  it('keeps a player from taking ids of units of the rival', () => {
    expect(entering({ type: 'unit-added', player, unit: troop('berta/late') })).toBe('');
    expect(entering({ type: 'unit-stressed', unit: 'nobody', by: 1 })).toBe('');
  });

  it('lets one phone enter both sides until the other player has a seat', () => {
    expect(entering({ type: 'unit-stressed', unit: 'berta/troop', by: 1 }, 'strict', [annas])).toBe(ANNA);
  });
});

it('lets both players enter everything where anyone may, but lists, names and conceding', () => {
  const entered = (action: GameAction) => entering(action, 'anyone');
  expect(entered({ type: 'unit-stressed', unit, by: 1 })).toBe(`${ANNA} ${BERTA}`);
  expect(entered({ type: 'game-ended', reason: 'agreed' })).toBe(`${ANNA} ${BERTA}`);
  const own: readonly GameAction[] = [
    list,
    { type: 'list-removed', player },
    { type: 'player-changed', player: guest('anna', 'Ana') },
    { type: 'game-ended', reason: 'conceded', player },
  ];
  expect(own.map(entered)).toEqual(own.map(() => ANNA));
});

it('gives spectators no seat', () => {
  expect([ANNA, CARLA].map((author) => seatOf({ seats: [annas, bertas] }, author))).toEqual([annas, null]);
});
