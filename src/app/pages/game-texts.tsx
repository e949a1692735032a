import { useLanguage } from '#platform/use-language.ts';
import { useGame } from '#data/games/use-game.ts';
import { findMission } from '#data/missions.ts';
import { begunFeat, begunMission } from '#domain/game/missions/begun-mission.ts';
import { NO_MARKS } from '#domain/reader/fold-map.ts';
import { wordFinder } from '#domain/reader/glossary-words.ts';
import { MissionArticle } from '#features/missions/mission-article.tsx';
import { useMissions } from '#data/use-missions.ts';
import { TextView } from '#features/reader/text-view.tsx';

const NO_WORDS = { terms: [], termOf: () => null, find: wordFinder([]) };

/**
 * A text of the rules, as the reader shows it, without words to press: it stands in a sheet
 * already.
 */
export function RuleText({ text }: { text: string }) {
  return <TextView text={text} glossary={NO_WORDS} marks={NO_MARKS} onWord={() => undefined} />;
}

/**
 * Everything that is to be read of the running game's mission or feat, with the numbers that the
 * game began with; nothing for one that this build does not know.
 */
export function MissionText({ id }: { id: string }) {
  const { library, language } = useMissions(useLanguage());
  const found = library === null ? null : findMission(library, id);
  const { mission, feat } = useGame(({ game }) => game.state);
  if (found === null) return null;
  const begun =
    found.kind === 'mission'
      ? { ...found, mission: begunMission(found.mission, mission) }
      : { ...found, feat: begunFeat(found.feat, feat) };
  return <MissionArticle found={begun} language={language} />;
}
