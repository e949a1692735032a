import { i18n } from '@lingui/core';
import { gameStore } from '#data/games/game-store.ts';
import type { GameAction } from '#domain/game/events.ts';
import { toast } from '#ui/toast/toast.tsx';
import { REFUSALS } from './refusal-words.ts';

/** Performs an action in the running game. Returns true on success; a refusal is shown. */
export function perform(action: GameAction): boolean {
  const refusal = gameStore.getState().act(action);
  if (refusal === null) return true;
  if (refusal !== 'no-change') toast.info({ id: 'refusal', title: i18n._(REFUSALS[refusal]) });
  return false;
}
