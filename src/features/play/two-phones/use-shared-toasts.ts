import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ActionRefusal, SharedState } from '#data/shared-games/create-shared-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { LIVE_REFUSALS } from './refusal-words.ts';
import { rivalOf } from './use-live.ts';

/** Refusals of the rules of the game are not among them: the page itself tells those. */
const LIVE_WORDS: Readonly<Partial<Record<ActionRefusal, MessageDescriptor>>> = LIVE_REFUSALS;

/**
 * Tells in passing what happens in a shared game: a tap that was not taken, the other player who
 * joins, a unit that the other player reveals.
 */
export function useSharedToasts({ game }: SharedView): void {
  const { t } = useLingui();
  const language = useLanguage();
  const tellRefusal = (refusal: ActionRefusal) => {
    const words = LIVE_WORDS[refusal];
    if (words !== undefined) toast.info({ id: 'refusal', title: t(words) });
  };
  const tell = useEffectEvent((now: SharedState, before: SharedState) => {
    if (now.refusal !== null) {
      tellRefusal(now.refusal);
      game.store.setState({ refusal: null });
    }
    if (now.standing === before.standing) return;
    const { shown, phone } = now.standing;
    const rival = rivalOf(shown, phone.author);
    if (rival === null || phone.live.rows.length === before.standing.phone.live.rows.length) return;
    const { name } = rival;
    if (rivalOf(before.standing.shown, phone.author) === null) {
      toast.success({ id: 'joined', title: t`${name} has joined` });
    }
    const seal = shown.seals.find(({ player }) => player === rival.player);
    const known = before.standing.shown.seals.find(({ player }) => player === rival.player)?.revealed ?? [];
    for (const id of seal?.revealed ?? []) {
      const unit = shown.state.units[id];
      if (seal === undefined || unit === undefined || known.includes(id)) continue;
      const what = localName(unit, language);
      const time = timeText(seal.at, language);
      toast.info({
        title: t`${name} reveals ${what}`,
        description: t`It is in the list that was sealed at ${time}.`,
      });
    }
  });
  useEffect(() => {
    const state = game.store.getState();
    // A tap may have been refused before this strip was there.
    tell(state, state);
    return game.store.subscribe((now, before) => tell(now, before));
  }, [game]);
}
