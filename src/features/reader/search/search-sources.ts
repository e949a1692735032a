import { catalogue } from '#data/catalogue.ts';
import { loadMissions } from '#data/missions.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language, Names, Unit } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/mission-library.ts';
import { paths } from '#platform/paths.ts';
import type { ReaderDocument } from './use-hits.ts';

/** The sources of hits beside rules, FAQ and glossary, one function each. Add another here. */
const SOURCES: readonly ((language: Language) => Promise<readonly ReaderDocument[]>)[] = [
  unitDocuments,
  missionDocuments,
];

/** Their documents in one language; a source that cannot be loaded leaves the others. */
export async function otherDocuments(language: Language): Promise<readonly ReaderDocument[]> {
  const results = await Promise.allSettled(SOURCES.map((source) => source(language)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

async function unitDocuments(language: Language): Promise<readonly ReaderDocument[]> {
  return Promise.resolve(catalogue.units.map((unit) => unitDocument(unit, language)));
}

function unitDocument(unit: Unit, language: Language): ReaderDocument {
  const term = (kind: Parameters<typeof localTerm>[1]) => (printed: string) =>
    localTerm(catalogue, kind, printed, language);
  const faction = catalogue.factionById.get(unit.faction);
  return {
    kind: 'units',
    id: `${unit.faction}/${unit.id}`,
    title: localName(unit, language),
    content: [
      ...unit.characteristics.map(term('characteristics')),
      ...unit.keywords.map(term('keywords')),
      ...unit.specialRules.map(term('special-rules')),
    ].join(', '),
    path: paths.unit(unit.faction, unit.id),
    context: faction === undefined ? '' : localName(faction, language),
    names: [unit.name, ...Object.values(unit.names)],
  };
}

async function missionDocuments(language: Language): Promise<readonly ReaderDocument[]> {
  const { missions, feats } = await loadMissions(language);
  return [
    ...missions.map((mission) => missionDocument(mission, language)),
    ...feats.map((feat) => missionDocument(feat, language)),
  ];
}

/** Missions and feats share one space of ids. */
function missionDocument(found: DescribedMission | DescribedFeat, language: Language) {
  const words = ({ text, texts }: { readonly text: string; readonly texts: Names }) =>
    language === 'en' ? text : (texts[language] ?? text);
  return {
    kind: 'missions' as const,
    id: found.id,
    title: localName(found, language),
    content: [found, ...found.setup, ...found.rules].map(words).join('\n'),
    path: paths.missions(found.id),
    names: [found.name, ...Object.values(found.names), ...found.also],
  };
}
