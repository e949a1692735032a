import { localName, localText } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from './mission-library.ts';

/**
 * Returns the words by which a mission or feat is searched: its names in all languages, its creator
 * and its whole description in one language.
 */
export function missionDocument(found: DescribedMission | DescribedFeat, language: Language) {
  const parts = [...found.setup, ...found.rules, ...('markers' in found ? found.markers : [])];
  const lines = [...found.scoring, ...('pieces' in found ? found.pieces : [])];
  return {
    kind: 'missions' as const,
    id: found.id,
    title: localName(found, language),
    content: [
      localText(found, language),
      ...parts.flatMap((part) => [localName(part, language), localText(part, language)]),
      ...lines.map((line) => localName(line, language)),
    ].join('\n'),
    names: [found.name, ...Object.values(found.names), ...found.also, ...creatorOf(found)],
    isName: true,
  };
}

function creatorOf({ creator }: DescribedMission | DescribedFeat): readonly string[] {
  return creator === null ? [] : [creator];
}
