import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { gameByChance, guest, readyGame, troop } from '#tests/builders/games.ts';
import { eventNames, eventWords } from './event-words.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('has words for everything that happens in games, and leaves no id or gap in them', () => {
  const numbers = Array.from({ length: 900 }, (_, at) => (at * 7_919 + 104_729) % 100_003);
  const kinds = new Set<string>();
  for (const [mission, feat] of [
    ['fog-of-death', 'banner'],
    ['tree-mother', 'track'],
  ] as const) {
    const { log, state } = gameByChance(numbers, mission, feat);
    const names = eventNames(state, 'en', (english) => english, i18n);
    for (const event of log.events) {
      kinds.add(event.type);
      const words = eventWords(event, names, i18n);
      expect(words).not.toMatch(/undefined|[{}–]$|anna\/|berta\/|^$/u);
    }
  }
  expect(kinds.size).toBeGreaterThan(20);
});

describe('the words of an event', () => {
  const { state } = readyGame('tree-mother', 'banner');
  const wordsOf = (action: GameAction, say = (english: string) => english) =>
    eventWords({ ...action, at: 0 }, eventNames(state, 'en', say, i18n), i18n);
  const unit = 'anna/troop';
  const box = { type: 'box-set', player: 'anna', round: 0, marker: null } as const;

  it.each<readonly [GameAction, string]>([
    [{ type: 'unit-stressed', unit, by: 1 }, 'Orc Hunters: stress +1'],
    [{ type: 'unit-wounded', unit, by: -2 }, 'Orc Hunters: wounds −2'],
    [{ type: 'piece-wounded', piece: 'tree', by: 1 }, 'Tree Mother: wounds +1'],
    [{ type: 'meter-moved', player: 'anna', meter: 'glory', by: -1 }, 'Anna: Glory −1'],
  ])('signs a number that changes (%#)', (action, words) => {
    expect(wordsOf(action)).toBe(words);
  });

  it.each<readonly [GameAction, string]>([
    [{ type: 'state-set', unit, state: 'demoralized', on: true }, 'Orc Hunters: Demoralized'],
    [{ type: 'state-set', unit, state: 'demoralized', on: false }, 'Orc Hunters: no longer Demoralized'],
    [{ type: 'flag-set', player: 'berta', flag: 'lost', set: true }, 'Berta: Lost its banner'],
    [{ type: 'flag-set', player: 'berta', flag: 'lost', set: false }, 'Berta: “Lost its banner” undone'],
    [{ type: 'role-set', player: 'anna', role: 'carrier', unit }, 'Anna: Carrier – Orc Hunters'],
    [{ type: 'role-set', player: 'anna', role: 'carrier', unit: null }, 'Anna: Carrier – –'],
    [{ type: 'unit-added', player: 'berta', unit: troop('berta/late') }, 'Berta reveals Orc Hunters'],
    [{ type: 'piece-set', piece: 'sprout-2', state: 'destroyed' }, 'Sprout 2: destroyed'],
    [{ type: 'token-corrected', unit, activated: true }, 'Orc Hunters: activation token put on'],
    [{ type: 'token-corrected', unit, activated: false }, 'Orc Hunters: activation token taken off'],
    [{ type: 'clock-set', clock: null }, 'Clock removed'],
    [{ type: 'clock-paused', paused: false }, 'Clock resumed'],
    [{ type: 'mission-set', mission: null }, 'No mission'],
    [{ type: 'feat-set', feat: null }, 'No feat'],
  ])('tells what was set from what was taken back (%#)', (action, words) => {
    expect(wordsOf(action)).toBe(words);
  });

  it.each<readonly [number | null, string]>([
    [null, 'Anna: “Your glory is higher” counted automatically'],
    [0, 'Anna: “Your glory is higher” undone'],
    [1, 'Anna: Your glory is higher'],
    [2, 'Anna: 2 times “Your glory is higher”'],
  ])('tells a count of %s of a scoring box', (count, words) => {
    expect(wordsOf({ ...box, box: 'higher', count })).toBe(words);
  });

  it('tells an activation from a pass, and one through a skill from both', () => {
    const over = { type: 'activation-completed', player: 'anna' } as const;
    expect(wordsOf({ ...over, unit, extra: false })).toBe('Orc Hunters: activation over');
    expect(wordsOf({ ...over, unit, extra: true })).toBe('Orc Hunters: activation over, through a skill');
    expect(wordsOf({ ...over, unit: null, extra: false })).toBe('Anna passes');
  });

  it('names a token of the player by its text, and one without a text by its unit', () => {
    const counter = { id: 'token', kind: 'effect', player: 'anna', position: 3, unit, text: '' } as const;
    expect(wordsOf({ type: 'counter-set', counter })).toBe('Token on position 3: Orc Hunters');
    expect(wordsOf({ type: 'counter-set', counter: { ...counter, text: 'Storm' } })).toBe(
      'Token on position 3: Storm',
    );
  });

  it('puts a dash for what the game does not know any more', () => {
    expect(wordsOf({ ...box, player: 'carla', box: 'gone', count: 1 })).toBe('–: –');
    expect(wordsOf({ type: 'unit-rallied', unit: 'anna/gone' })).toBe('– rallies');
    expect(wordsOf({ type: 'piece-set', piece: 'gone', state: 'gone' })).toBe('–: –');
  });

  it('says words of the mission in the language of the page, and notes as they were typed', () => {
    const shout = (english: string) => english.toUpperCase();
    expect(wordsOf({ type: 'piece-set', piece: 'tree', state: 'alive' }, shout)).toBe('TREE MOTHER: ALIVE');
    const note: GameAction = { type: 'note-added', text: '<b>{unit}</b>', unit: null };
    expect(wordsOf(note, shout)).toBe('Note: <b>{unit}</b>');
    expect(wordsOf({ type: 'player-added', player: guest('x', '{0}') }, shout)).toBe('Player: {0}');
  });
});
