import { i18n } from '@lingui/core';
import { gameStore } from '#data/games/game-store.ts';
import type { GameAction, Refusal } from '#domain/game/events.ts';
import { toast } from '#ui/toast/toast.tsx';
import { loadRefusalWords } from './table-loaders.ts';

/** Performs an action in the running game. Returns true on success; a refusal is shown. */
export function perform(action: GameAction): boolean {
  const refusal = gameStore.getState().act(action);
  if (refusal === null) return true;
  if (refusal !== 'no-change') void say(refusal).catch(() => undefined);
  return false;
}

async function say(refusal: Refusal): Promise<void> {
  const words = await loadRefusalWords();
  toast.info({ id: 'refusal', title: i18n._(words[refusal]) });
}
