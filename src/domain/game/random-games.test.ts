import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { gameByChance, realLibrary } from '#tests/builders/games.ts';
import { canRedo, canUndo, foldGame, type Game, redo, undo } from './log.ts';
import { MOST_ACTIVATIONS } from './reduce-turns.ts';
import { restoreGame, savedText } from './saved-game.ts';
import { newState } from './setup.ts';

const { missions, feats } = realLibrary();
const RUNS = { numRuns: 250 };

const games = fc
  .tuple(
    fc.array(fc.nat(), { minLength: 1, maxLength: 60, size: 'max' }),
    fc.constantFrom(...missions.map(({ id }) => id)),
    fc.constantFrom(null, ...feats.map(({ id }) => id)),
  )
  .map(([numbers, mission, feat]) => gameByChance(numbers, mission, feat));

function whole(game: Game, move: (game: Game) => Game, can: (log: Game['log']) => boolean): Game {
  let next = game;
  while (can(next.log)) next = move(next);
  return next;
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
        for (const byPlayer of Object.values(state.boxes)) {
          const has = (player: string | undefined, box: string) => (byPlayer[player ?? '']?.[box] ?? 0) > 0;
          const ids = Object.keys(state.players);
          for (const player of ids) {
            const rival = ids.find((id) => id !== player);
            for (const box of [...(state.mission?.scoring ?? []), ...(state.feat?.scoring ?? [])]) {
              if (!has(player, box.id)) continue;
              if (box.share === 'one') expect(has(rival, box.id)).toBe(false);
              if (box.share === 'both') expect(has(rival, box.id)).toBe(true);
              expect(box.implies.every((id) => has(player, id))).toBe(true);
              for (const { who, box: other } of box.excludes) {
                expect(has(who === 'own' ? player : rival, other)).toBe(false);
              }
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('never throws, and never half loads, when its saved text is mangled', () => {
    const mangled = fc.tuple(games, fc.nat(), fc.nat(20), fc.string()).map(([game, from, length, text]) => {
      const whole = savedText(game.log);
      const at = from % whole.length;
      return whole.slice(0, at) + text + whole.slice(at + length);
    });
    fc.assert(
      fc.property(mangled, (text) => {
        const found = restoreGame(text);
        if (found.kind !== 'restored') return;
        expect(foldGame(found.game.log)).toEqual(found.game.state);
        expect(found.game.log.events.length).toBe((JSON.parse(text) as Game['log']).events.length);
      }),
      RUNS,
    );
  });
});
