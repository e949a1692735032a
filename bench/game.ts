/**
 * Prints what a saved game of five rounds takes to load (text to state: limit 50 ms), what one tap
 * takes to be done and put into its saved form, and how long the saved text is. npm run bench --
 * game.
 */
import { act, foldGame, type Game, undo } from '#domain/game/log.ts';
import { restoreGame, savedText } from '#domain/game/saved/saved-game.ts';
import type { GameAction } from '#domain/game/events.ts';
import { boxesOf } from '#domain/game/scoring.ts';
import { officer, play, readyGame, troop } from '#tests/builders/games.ts';

const LIMIT_MS = 50;
const RUNS = 40;
const ROUNDS = 5;
const UNITS = 10;
/** Taps on steppers in one activation. */
const TAPS = 8;

function army(player: string): GameAction {
  const units = Array.from({ length: UNITS }, (_, at) => {
    const id = `${player}/unit-${at}/1`;
    return at % 4 === 3 ? officer(id) : troop(id);
  });
  const list = {
    source: 'saved',
    name: 'An army',
    faction: 'northern-tribes',
    points: 250,
    command: 3,
  } as const;
  const entries = units.map(({ unitId }) => ({ unitId, quantity: 1 }));
  return { type: 'list-set', player, list: { ...list, entries }, units };
}

/**
 * A game of five rounds with all its activations, taps and boxes; the mission is stretched to that
 * many.
 */
function longGame(): Game {
  const ready = readyGame('rescue-mission', 'banner');
  const { mission } = ready.state;
  if (mission === null) throw new Error('No mission.');
  const stretched = { ...mission, rounds: ROUNDS, turns: Array.from({ length: ROUNDS }, () => 5) };
  const set: GameAction = { type: 'mission-set', mission: stretched };
  let game = play(ready, set, army('anna'), army('berta'), { type: 'clock-set', clock: { limit: null } });
  const attempt = (action: GameAction) => {
    const played = act(game, action, 1_770_000_000_000 + game.log.events.length * 9_000);
    if (played.ok) game = played.game;
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    attempt({ type: 'turn-started', player: 'anna', number: round });
    for (let at = 0; at < 10; at += 1)
      activation(at % 2 === 0 ? 'anna' : 'berta', Math.floor(at / 2), attempt);
    for (const { id, when } of boxesOf(game.state)) {
      if (when === 'game-end') continue;
      attempt({ type: 'box-set', player: 'anna', round, box: id, marker: null, count: 1 });
      attempt({ type: 'box-set', player: 'berta', round, box: id, marker: null, count: 1 });
    }
    attempt({ type: 'turn-completed', number: round });
  }
  attempt({ type: 'phase-changed', phase: 'scoring' });
  attempt({ type: 'phase-changed', phase: 'summary' });
  return game;
}

function activation(player: string, at: number, attempt: (action: GameAction) => void): void {
  const unit = `${player}/unit-${at}/1`;
  const rival = `${player === 'anna' ? 'berta' : 'anna'}/unit-${at}/1`;
  attempt({ type: 'activation-started', unit });
  for (let tap = 0; tap < TAPS / 4; tap += 1) {
    attempt({ type: 'unit-stressed', unit, by: 1 });
    attempt({ type: 'unit-wounded', unit: rival, by: 1 });
    attempt({ type: 'state-set', unit: rival, state: 'vulnerable', on: tap % 2 === 0 });
    attempt({ type: 'meter-moved', player, meter: 'glory', by: 1 });
  }
  attempt({ type: 'activation-completed', player, unit, extra: false });
}

function median(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
}

const game = longGame();
const text = savedText(game.log);
const coldBegan = performance.now();
restoreGame(text);
const cold = performance.now() - coldBegan;
const load = median(() => restoreGame(text));
const fold = median(() => foldGame(game.log));
const back = median(() => undo(game));
const tap = median(() => {
  const played = act(game, { type: 'score-set', player: 'anna', score: 99, round: 1 }, 1);
  if (played.ok) savedText(played.game.log);
});
const bytes = new TextEncoder().encode(text).length;
const taps = game.log.events.slice(14).map((event) => JSON.stringify(event).length + 1);
const perTap = taps.reduce((sum, length) => sum + length, 0) / taps.length;

const ms = (value: number) => `${value.toFixed(2)} ms`;
process.stdout.write(
  [
    `events                 ${game.log.events.length} in ${ROUNDS} rounds`,
    `stored                 ${(bytes / 1000).toFixed(1)} kB, of it ${perTap.toFixed(0)} B for each tap`,
    `load, first            ${ms(cold)}`,
    `load, median of ${RUNS}     ${ms(load)} (limit ${LIMIT_MS} ms)`,
    `fold alone             ${ms(fold)}`,
    `undo                   ${ms(back)}`,
    `one tap with its text  ${ms(tap)}`,
    '',
  ].join('\n'),
);
if (Math.max(load, cold) > LIMIT_MS) process.exitCode = 1;
