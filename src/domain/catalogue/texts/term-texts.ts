import type { CatalogueFiles } from '../assemble.ts';
import type { Fault } from '../faults.ts';
import { parseTerm } from './term.ts';
import { STORED_LANGUAGES, TERM_KINDS, type TermKind } from '../types.ts';

/**
 * Returns the gaps and contradictions that readers of another language would meet: a term that a
 * unit prints and that has no text in the language, a text without a term, and a name that differs
 * between `glossary.json` and `catalogue.json`. English texts are the terms themselves, which the
 * parser has checked. A new language may begin without a glossary.
 */
export function termTextFaults({
  factions,
  locales,
  glossary,
  glossaryTexts,
}: CatalogueFiles): readonly Fault[] {
  const known = new Map(
    glossary.map(({ kind, value }) => [kind, new Set(value.map((term) => term.id))] as const),
  );
  const used = usedTerms(factions);
  const isStored = (language: string) => STORED_LANGUAGES.some((each) => each === language);
  const hasTexts = (language: string) => glossaryTexts.some((each) => each.language === language);
  return locales
    .filter(({ language }) => language !== 'en' && (isStored(language) || hasTexts(language)))
    .flatMap(({ language, value: names }) => {
      const source = glossaryTexts.find((each) => each.language === language);
      const file = source?.file ?? `locales/${language}/glossary.json`;
      const texts = source?.value ?? {};
      const fault = (kind: TermKind, id: string, message: string): Fault => ({
        file,
        unit: '',
        field: `${kind}.${id}`,
        message,
      });
      return TERM_KINDS.flatMap((kind) => {
        const ids = Object.keys(texts[kind] ?? {});
        const missing = [...(known.get(kind) ?? [])].filter((id) => used.has(id) && !ids.includes(id));
        const stray = ids.filter((id) => known.get(kind)?.has(id) !== true);
        const contradicted = ids.filter((id) => differs(texts[kind]?.[id]?.name, names.terms?.[kind]?.[id]));
        return [
          ...missing.map((id) => fault(kind, id, `has no text, and ${used.get(id) ?? ''} prints it`)),
          ...stray.map((id) => fault(kind, id, 'explains a term that the glossary does not have')),
          ...contradicted.map((id) =>
            fault(kind, id, `is called ${names.terms?.[kind]?.[id] ?? ''} in catalogue.json`),
          ),
        ];
      });
    });
}

/** Ids of all terms that units print, each with the first unit that does. */
function usedTerms(factions: CatalogueFiles['factions']): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  for (const unit of factions.flatMap(({ units }) => units.value)) {
    for (const printed of [...unit.characteristics, ...unit.keywords, ...unit.specialRules]) {
      const { id } = parseTerm(printed);
      if (!used.has(id)) used.set(id, unit.id);
    }
  }
  return used;
}

function differs(name: string | undefined, other: string | undefined): boolean {
  return name !== undefined && other !== undefined && name !== other;
}
