import { useLingui } from '@lingui/react/macro';
import { useMissions } from '#data/use-missions.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import type { EventDeed, GameName } from '#domain/events/log/types.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { scoreWords } from '../frame/score-words.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';

/** Says in a sentence what somebody did in a running event. */
export function useDeedWords({ event }: Pick<RunningEvent, 'event'>): (deed: EventDeed) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = usePlayerNames(event);
  const { library } = useMissions(language);
  const played = (id: string | null) => {
    if (id === null) return '–';
    const item = [...(library?.missions ?? []), ...(library?.feats ?? [])].find((each) => each.id === id);
    return item === undefined ? id : localName(item, language);
  };
  const game = ({ round, one, other }: GameName) => {
    const [first, second] = [nameOf(one), nameOf(other)];
    return t`Round ${round}, ${first} against ${second}`;
  };
  return (deed) => {
    const { round } = deed;
    switch (deed.kind) {
      case 'pair':
        return deed.base === null ? t`Round ${round} was paired.` : t`Round ${round} was paired again.`;
      case 'report': {
        const [which, score] = [game(deed), scoreWords(deed.result)];
        return t`${which}: ${score} was reported.`;
      }
      case 'decide': {
        const [which, score] = [game(deed), deed.result === null ? null : scoreWords(deed.result)];
        return score === null
          ? t`${which}: the organisers took their decision back.`
          : t`${which}: ${score} was decided by the organisers.`;
      }
      case 'play': {
        const [mission, feat] = [played(deed.mission), played(deed.feat)];
        return t`Round ${round} plays the mission ${mission} with the feat ${feat}.`;
      }
      case 'clock':
        return deed.endsAt === null
          ? t`The clock of round ${round} was stopped.`
          : t`The clock of round ${round} was started.`;
    }
  };
}
