import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameStore } from '#data/games/game-store.ts';
import { isOver, isWorthPausing } from '#domain/game/keeping.ts';
import type { Game } from '#domain/game/log.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Pauses the running game, so that another can begin. A refusal is said; true when the table is
 * free.
 */
export async function pauseGame(): Promise<boolean> {
  const { game, pause } = gameStore.getState();
  const isDone = await pause();
  if (!isDone) sayNotPaused();
  else if (!isOver(game.state) && isWorthPausing(game)) sayPaused();
  return isDone;
}

/**
 * Goes on with a game of the shelf; the running one is paused. A refusal is said; true when the
 * game is on.
 */
export async function resumeGame(game: Game): Promise<boolean> {
  const { game: before, resume } = gameStore.getState();
  const isDone = await resume(game);
  if (!isDone) sayNotPaused();
  else if (!isOver(before.state) && isWorthPausing(before)) sayPaused();
  return isDone;
}

function sayPaused(): void {
  toast.info({
    id: 'game-paused',
    title: i18n._(msg`The other game is paused`),
    description: i18n._(msg`You find it under Play Mode.`),
  });
}

function sayNotPaused(): void {
  toast.error({
    title: i18n._(msg`The running game could not be paused`),
    description: i18n._(msg`It is still on, and nothing is lost. Finish it or delete it first.`),
  });
}
