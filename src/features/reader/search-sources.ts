import { catalogue } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import type { ReaderDocument } from './search-documents.ts';

/** What the box finds besides rules, FAQ and glossary: one function for each source. Add another here. */
const SOURCES: readonly ((language: Language) => Promise<readonly ReaderDocument[]>)[] = [unitDocuments];

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
