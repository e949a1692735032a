import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameStore } from '#data/games/game-store.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { toast } from '#ui/toast/toast.tsx';
import { perform } from '../table/perform.ts';
import { stateNames } from '#platform/words/game-words.ts';
import { ownedName } from '#platform/words/unit-name.ts';

/** Ends a unit's activation and reports which states ended with it (docs/game.md, "States"). */
export function endActivation(id: string, extra: boolean, language: Language): void {
  const unit = unitOf(id);
  if (unit === undefined) return;
  const isDone = perform({ type: 'activation-completed', player: unit.player, unit: id, extra });
  const after = unitOf(id);
  if (!isDone || after === undefined) return;
  const ended = unit.states.filter((state) => !after.states.includes(state));
  if (ended.length === 0) return;
  toast.info({
    id: 'states-ended',
    title: i18n._(
      msg`${stateNames(ended, language, (name) => i18n._(name))}: over for ${ownedName(gameStore.getState().game.state, unit, language)}`,
    ),
  });
}

function unitOf(id: string): GameUnit | undefined {
  return gameStore.getState().game.state.units[id];
}
