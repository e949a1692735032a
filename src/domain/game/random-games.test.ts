import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { gameByChance, realLibrary } from '#tests/builders/games.ts';
import { canRedo, canUndo, foldGame, type Game, redo, undo } from './log.ts';
import { MOST_ACTIVATIONS } from './reduce/reduce-turns.ts';
import { restoreGame, savedText } from './saved/saved-game.ts';
import { withScores } from './scoring.ts';
import { newState } from './setup.ts';
import type { GameState } from './types.ts';

const { missions, feats } = realLibrary();
const RUNS = { numRuns: 250 };

const games = fc
  .tuple(
    fc.array(fc.nat(), { minLength: 1, maxLength: 100, size: 'max' }),
    fc.constantFrom(...missions.map(({ id }) => id)),
    fc.constantFrom(null, ...feats.map(({ id }) => id)),
  )
  .map(([numbers, mission, feat]) => gameByChance(numbers, mission, feat));

function whole(game: Game, move: (game: Game) => Game, can: (log: Game['log']) => boolean): Game {
  let next = game;
  while (can(next.log)) next = move(next);
  return next;
}

/** Returns the contradictions in a game, a text for each; empty when all is well. */
function contradictions(state: GameState): readonly string[] {
  const ids = Object.keys(state.players);
  const boxes = [...(state.mission?.scoring ?? []), ...(state.feat?.scoring ?? [])];
  return Object.values(state.boxes).flatMap((byPlayer) => {
    const has = (player: string | undefined, box: string) => (byPlayer[player ?? '']?.[box] ?? 0) > 0;
    return ids.flatMap((player) => {
      const rival = ids.find((id) => id !== player);
      return boxes
        .filter(({ id }) => has(player, id))
        .flatMap(({ id, share, implies, excludes }) => [
          ...(share === 'one' && has(rival, id) ? [`${id} twice`] : []),
          ...(share === 'both' && !has(rival, id) ? [`${id} alone`] : []),
          ...implies.filter((other) => !has(player, other)).map((other) => `${id} without ${other}`),
          ...excludes
            .filter(({ who, box }) => has(who === 'own' ? player : rival, box))
            .map(({ box }) => `${id} with ${box}`),
        ]);
    });
  });
}

describe('any game, whatever was tapped', () => {
  it('comes back from its saved text as the same game, undone taps included', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(restoreGame(savedText(game.log))).toEqual({ kind: 'restored', game });
      }),
      RUNS,
    );
  });

  it('never has more than five activations of a player in a turn, and scores that are the sum of the rounds', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { turns, players } = game.state;
        expect(withScores(game.state)).toBe(game.state);
        const done = Object.values(turns).flatMap((turn) => Object.values(turn.activationsCompleted));
        expect(done.every((count) => count <= MOST_ACTIVATIONS)).toBe(true);
        for (const { score, roundScores } of Object.values(players)) {
          expect(Object.values(roundScores).reduce((sum, points) => sum + points, 0)).toBe(score);
        }
      }),
      RUNS,
    );
  });

  it('is at its start when all is undone, and at its end when all is done again', () => {
    fc.assert(
      fc.property(games, (game) => {
        const end = whole(game, redo, canRedo);
        const start = whole(end, undo, canUndo);
        expect(start.state).toEqual(newState('g'));
        expect(whole(start, redo, canRedo)).toEqual(end);
        expect(foldGame(end.log)).toEqual(end.state);
      }),
      { numRuns: 60 },
    );
  });

  it('never lets boxes stand together that exclude each other', () => {
    fc.assert(
      fc.property(games, ({ state }) => {
        expect(contradictions(state)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never throws, and never half loads, when its saved text is mangled', () => {
    const mangled = fc.tuple(games, fc.nat(), fc.nat(20), fc.string()).map(([game, from, length, text]) => {
      const saved = savedText(game.log);
      const at = from % saved.length;
      return saved.slice(0, at) + text + saved.slice(at + length);
    });
    fc.assert(
      fc.property(mangled, (text) => {
        const found = restoreGame(text);
        const loaded = found.kind === 'restored' ? { v: 1, ...found.game.log } : null;
        expect(loaded).toEqual(loaded === null ? null : JSON.parse(text));
        expect(found).toEqual(
          found.kind === 'restored'
            ? { kind: 'restored', game: { log: found.game.log, state: foldGame(found.game.log) } }
            : found,
        );
      }),
      RUNS,
    );
  });
});
