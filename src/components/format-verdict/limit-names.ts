import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import { keywordId, parseTerm } from '#domain/catalogue/texts/term.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** Something that a format may limit, in the reader's language. */
export type LimitChoice = {
  readonly of: 'unit' | 'keyword';
  readonly id: string;
  readonly label: string;
  /** Tells it from another of the same name. */
  readonly note?: string;
};

/** Returns every unit and every keyword that a format may limit. */
export function limitChoices(language: Language): readonly LimitChoice[] {
  const units = [...catalogue.unitByKey].map(([id, unit]) => ({
    of: 'unit' as const,
    id,
    label: localName(unit, language),
    note: factionName(unit.faction, language) ?? unit.faction,
  }));
  return [...keywordChoices(language), ...units];
}

/** Returns functions that name what a format limits; what is not known here keeps its id. */
export function limitNames(language: Language) {
  const keywords = new Map(keywordChoices(language).map(({ id, label }) => [id, label]));
  return {
    keyword: (id: string) => keywords.get(id) ?? id,
    unit: (key: string) => {
      const unit = catalogue.unitByKey.get(key);
      return unit === undefined ? key : localName(unit, language);
    },
  };
}

function keywordChoices(language: Language): readonly LimitChoice[] {
  const printed = catalogue.units.flatMap((unit) => [...unit.characteristics, ...unit.keywords]);
  const names = new Map(printed.map((word) => [keywordId(word), parseTerm(word).base]));
  return [...names].map(([id, name]) => ({
    of: 'keyword',
    id,
    label: localTerm(catalogue, 'keywords', name, language),
  }));
}
