import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameStore } from '#data/games/game-store.ts';
import { isOver, isWorthPausing } from '#domain/game/saved/keeping.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Pauses the running game, so that another can begin. Resolves to true when the table is free; a
 * refusal is shown.
 */
export async function pauseGame(): Promise<boolean> {
  const { game, pause } = gameStore.getState();
  const isDone = await pause();
  if (!isDone) sayNotPaused();
  else if (!isOver(game.state) && isWorthPausing(game)) sayPaused();
  return isDone;
}

/** Says that the game on the table gave way to another. */
export function sayPaused(): void {
  toast.info({
    id: 'game-paused',
    title: i18n._(msg`The other game is paused`),
    description: i18n._(msg`You find it under Play Mode.`),
  });
}

/** Says that the game stays on the table, as it cannot be kept elsewhere. */
export function sayNotPaused(): void {
  toast.error({
    title: i18n._(msg`The running game could not be paused`),
    description: i18n._(msg`It is still running, and nothing is lost. Finish it or delete it first.`),
  });
}
