import { useLanguage } from '#platform/use-language.ts';
import { findMission } from '#data/missions.ts';
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
 * Everything that is to be read of a mission or feat; nothing for one that this build does not
 * know.
 */
export function MissionText({ id }: { id: string }) {
  const { library, language } = useMissions(useLanguage());
  const found = library === null ? null : findMission(library, id);
  return found === null ? null : <MissionArticle found={found} language={language} />;
}
