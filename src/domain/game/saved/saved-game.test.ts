import { describe, expect, it } from 'vitest';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { newGame, undo } from '../log.ts';
import { isKept, restoreGame, savedText } from './saved-game.ts';

const game = readyGame();
const text = savedText(game.log);
const changed = (change: (saved: Record<string, unknown>) => void) => {
  const saved = JSON.parse(text) as Record<string, unknown>;
  change(saved);
  return restoreGame(JSON.stringify(saved));
};

describe('a saved game', () => {
  it('is JSON with a version, and comes back whole', () => {
    expect(JSON.parse(text)).toMatchObject({ v: 1, id: 'g', createdAt: 0, cursor: game.log.cursor });
    expect(restoreGame(text)).toEqual({ kind: 'restored', game });
    expect(restoreGame(savedText(undo(game).log))).toEqual({ kind: 'restored', game: undo(game) });
  });

  it('is nothing without a mission or without a player', () => {
    const alone = play(newGame('g', 0), { type: 'player-added', player: guest('anna') });
    expect([restoreGame(null), restoreGame(savedText(alone.log))]).toEqual([
      { kind: 'nothing' },
      { kind: 'nothing' },
    ]);
    expect([isKept(alone.state), isKept(game.state), isKept({ ...game.state, players: {} })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is set aside with the reason when it cannot be read', () => {
    const aside = (reason: string) => ({ kind: 'set-aside', reason });
    expect(restoreGame('{"v":1')).toEqual(aside('not-json'));
    expect(['null', '7', '{}', '{"v":2}'].map(restoreGame)).toEqual(Array(4).fill(aside('version')));
    expect(restoreGame('{"v":1}')).toEqual(aside('shape'));
    expect(changed((saved) => (saved['cursor'] = 99))).toEqual(aside('shape'));
    expect(changed((saved) => (saved['more'] = 1))).toEqual(aside('shape'));
    const event = (added: object) => changed((saved) => (saved['events'] as object[]).push(added));
    expect(event({ type: 'roll-off-won', player: 'carla', at: 1 })).toEqual(aside('impossible-event'));
    expect(event({ type: 'roll-off-won', player: 'constructor', at: 1 })).toEqual(aside('shape'));
    expect(event({ type: 'unit-stressed', unit: 'anna/troop', by: 0, at: 1 })).toEqual(aside('shape'));
  });
});
