import { useLingui } from '@lingui/react/macro';
import { useSay } from '#data/games/use-say.ts';
import type { GameEvent } from '#domain/game/events.ts';
import type { Deed, LiveBody, LiveGame } from '#domain/live/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { eventNames, eventWords } from '#platform/words/event-words.ts';
import { PHASE_NAMES } from '#platform/words/phase-names.ts';

/** Returns the words for events of the shared game, by the event or by the row of its tap. */
export function useTapWords(live: LiveGame) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const say = useSay(language);
  const names = eventNames(live.state, language, say, i18n);
  const ofEvent = (event: GameEvent): string => eventWords(event, names, i18n);
  const ofTap = (row: string): string => {
    const tap = [...live.taps, ...live.undone].find((one) => one.row === row);
    return tap === undefined ? '–' : ofEvent(tap.event);
  };
  return { ofEvent, ofTap };
}

/** Returns the words for anything that a row can say. */
export function useBodyWords(live: LiveGame): (body: LiveBody) => string {
  const { t } = useLingui();
  const { ofEvent, ofTap } = useTapWords(live);
  const ofWord = (kind: Exclude<LiveBody['kind'], 'event' | 'undo' | 'redo'>): string => {
    switch (kind) {
      case 'seat':
        return t`Take the seat`;
      case 'settings':
        return t`Change who enters what`;
      case 'nod':
      case 'refuse':
        return t`Answer a request`;
      case 'seal':
      case 'reveal-unit':
      case 'reveal-list':
        return t`Sealed list`;
      case 'agree-report':
        return t`Battle report`;
      case 'confirm-result':
        return t`Confirm the result`;
    }
  };
  return (body) => {
    if (body.kind === 'event') return ofEvent(body.event);
    if (body.kind !== 'undo' && body.kind !== 'redo') return ofWord(body.kind);
    const what = ofTap(body.of);
    return body.kind === 'undo' ? t`Undo: ${what}` : t`Redo: ${what}`;
  };
}

/** Returns the words for a deed of the rival, as the first half of a sentence. */
export function useDeedWords(live: LiveGame): (deed: Deed) => string {
  const { t } = useLingui();
  const { ofEvent } = useTapWords(live);
  return ({ name, event, kind }) => {
    if (event === null) return t`${name} changed the game`;
    const what = ofEvent(event);
    if (kind === 'undo' || kind === 'nod') return t`${name} had undone “${what}”`;
    switch (event.type) {
      case 'turn-completed':
      case 'turn-ended':
        return t`${name} had ended the round`;
      case 'turn-started':
        return t`${name} had begun the next round`;
      case 'phase-changed': {
        const phase = t(PHASE_NAMES[event.phase]);
        return t`${name} had gone to “${phase}”`;
      }
      default:
        return t`${name} had entered “${what}”`;
    }
  };
}
