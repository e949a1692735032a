import { plural, t } from '@lingui/core/macro';
import { gameStore } from '#data/games/game-store.ts';
import { ownFirst } from '#data/games/own-first.ts';
import type { GameState } from '#domain/game/types.ts';
import { announce } from '#ui/live-region/live-region.tsx';

let isTelling = false;

/**
 * Tells screen readers from now on whose turn it is, each time that it passes or a round begins,
 * and the score when it changes. Another phone may have made the change. Calling it again changes
 * nothing.
 */
export function tellTurns(): void {
  if (isTelling) return;
  isTelling = true;
  gameStore.subscribe(({ game }, { game: before }) => {
    if (game === before || game.log.id !== before.log.id) return;
    const words = [
      turnOf(game.state) === turnOf(before.state) ? '' : turnWords(game.state),
      scoreOf(game.state) === scoreOf(before.state) ? '' : scoreWords(game.state),
    ].filter((part) => part !== '');
    if (words.length > 0) announce(words.join('. '));
  });
}

/** A text that differs from one activation to the next. */
function turnOf({ turns, currentTurn }: GameState): string {
  const round = turns[currentTurn];
  const { activePlayer, activationsCompleted, completed } = round ?? {};
  return JSON.stringify([currentTurn, activePlayer, activationsCompleted, completed]);
}

function scoreOf({ players }: GameState): string {
  return Object.values(players)
    .map(({ score }) => score)
    .join();
}

function turnWords({ turns, currentTurn: number, players }: GameState): string {
  const round = turns[number];
  if (round === undefined) return '';
  if (round.completed) return t`Round ${number} is over`;
  const name = players[round.activePlayer]?.name ?? '';
  return t`Round ${number}: ${name} to play`;
}

function scoreWords(state: GameState): string {
  return ownFirst(state)
    .map(({ name, score }) => `${name}: ${t`${plural(score, { one: '# point', other: '# points' })}`}`)
    .join(', ');
}
