import type { Fault } from './faults.ts';
import type { GlossaryTerm, GlossaryTexts } from './texts/glossary.ts';
import type { UnitProfile, UnitSkill } from './profile.ts';
import type { FactionRecord, LocaleRecord, UnitRecord } from './schema.ts';
import type { Catalogue, Faction, Language, Names, TermKind, TermNames, Unit, UnitType } from './types.ts';
import { unitKey } from './lookup.ts';

/** A parsed file, with the path under which faults name it. */
export type SourceFile<Value> = { readonly file: string; readonly value: Value };

/** Everything in `catalogue/` and `locales/` that speaks of units and terms, each file parsed. */
export type CatalogueFiles = {
  readonly factions: readonly {
    /** The folder's name, which is the faction's id. */
    readonly folder: string;
    readonly faction: SourceFile<FactionRecord>;
    readonly units: SourceFile<readonly UnitRecord[]>;
  }[];
  readonly locales: readonly (SourceFile<LocaleRecord> & { readonly language: string })[];
  readonly glossary: readonly (SourceFile<readonly GlossaryTerm[]> & { readonly kind: TermKind })[];
  readonly glossaryTexts: readonly (SourceFile<GlossaryTexts> & { readonly language: string })[];
};

/** The outcome of reading: all files, or every fault found in any of them. */
export type ReadCatalogue =
  | { readonly ok: true; readonly value: CatalogueFiles }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * A unit's card: null profile when its numbers are not known here, no skills when none are
 * described.
 */
export type UnitCard = { readonly profile: UnitProfile | null; readonly skills: readonly UnitSkill[] };

/** The catalogue as the app loads it: small facts at once, cards by `<faction>/<unit>` later. */
export type AssembledCatalogue = {
  readonly factions: readonly Faction[];
  readonly units: readonly Unit[];
  readonly termNames: Catalogue['termNames'];
  /** Names of unit types by language; what is absent shows in English. */
  readonly unitTypeNames: Readonly<Partial<Record<Language, Readonly<Partial<Record<UnitType, string>>>>>>;
  /** Names of card symbols by language, then symbol id (`success`, `wp`). */
  readonly symbolNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  readonly cards: Readonly<Record<string, UnitCard>>;
};

/** Joins facts and names. Factions and units keep the order of the files. */
export function assembleCatalogue({ factions, locales }: CatalogueFiles): AssembledCatalogue {
  const units = factions.flatMap(({ folder, units: { value } }) =>
    value.map((record) => toUnit(record, folder, locales)),
  );
  const cards = factions.flatMap(({ folder, units: { value } }) =>
    value.map(({ id, profile = null, skills = [] }) => [unitKey(folder, id), { profile, skills }] as const),
  );
  return {
    factions: factions.map(({ faction: { value } }) => toFaction(value, locales)),
    units,
    termNames: byLanguage(locales, (locale): TermNames => locale.terms ?? {}),
    unitTypeNames: byLanguage(locales, (locale) => locale.unitTypes ?? {}),
    symbolNames: byLanguage(locales, (locale) => locale.symbols ?? {}),
    cards: Object.fromEntries(cards),
  };
}

type Locales = CatalogueFiles['locales'];

function toFaction({ id, name, published }: FactionRecord, locales: Locales): Faction {
  return { id, name, names: namesOf(locales, (locale) => locale.factions?.[id]), published };
}

function toUnit(record: UnitRecord, faction: string, locales: Locales): Unit {
  const { companionOf = null, profile: _profile, skills: _skills, source: _source, ...facts } = record;
  return { ...facts, faction, names: namesOf(locales, (locale) => locale.units?.[record.id]), companionOf };
}

function namesOf(locales: Locales, pick: (locale: LocaleRecord) => string | undefined): Names {
  const found = locales.map(({ language, value }) => [language, pick(value)] as const);
  return Object.fromEntries(found.filter(([, name]) => name !== undefined));
}

function byLanguage<Value>(
  locales: Locales,
  pick: (locale: LocaleRecord) => Value,
): Partial<Record<Language, Value>> {
  return Object.fromEntries(locales.map(({ language, value }) => [language, pick(value)]));
}
