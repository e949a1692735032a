import type { CatalogueFiles, SourceFile } from '../assemble.ts';
import { crossCheck } from '../cross-check.ts';
import type { Fault, Parsed } from '../faults.ts';
import { parseGlossaryFile, parseGlossaryTexts } from '../texts/glossary-schema.ts';
import { parseFactionFile, parseLocaleFile, parseUnitFile } from '../schema.ts';
import { skillTextFaults, type SkillTextSource } from '../texts/skill-text-faults.ts';
import { parseSkillTexts } from '../texts/skill-text-schema.ts';
import { type Language, TERM_KINDS } from '../types.ts';
import type { Overlay } from './overlay.ts';

/** The files that an overlay changes: the catalogue's and the texts of its skills. */
export type CatalogueSources = CatalogueFiles & { readonly skillTexts: readonly SkillTextSource[] };

type Parse<Value> = (input: unknown, file: string) => Parsed<Value>;

/**
 * The files with everything in place that an overlay says, each parsed again and all checked
 * against each other, as if someone had written them by hand; or every fault. New units and terms
 * stand at the end of their file, new factions behind the others. Missions are not files of the
 * catalogue: `correctMissions` puts their words and numbers in place.
 */
export function applyOverlay(sources: CatalogueSources, overlay: Overlay): Parsed<CatalogueSources> {
  const faults: Fault[] = [];
  const parsed = <Value>({ file }: { readonly file: string }, input: unknown, parse: Parse<Value>) => {
    const result = parse(input, file);
    if (result.ok) return [{ file, value: result.value }];
    faults.push(...result.faults);
    return [];
  };
  const factionSources = [...sources.factions, ...newFactions(sources, overlay)];
  const gone = retiredIds(factionSources, overlay);
  const value: CatalogueSources = {
    factions: factionSources.flatMap((source) => {
      const { folder } = source;
      const { fields } = own(overlay.factions, folder) ?? {};
      const [faction] = parsed(source.faction, withFields(source.faction.value, fields), parseFactionFile);
      const [units] = parsed(source.units, changedUnits(source, overlay), parseUnitFile);
      return faction === undefined || units === undefined ? [] : [{ folder, faction, units }];
    }),
    locales: sources.locales.flatMap((source) =>
      parsed(source, changedLocale(source, overlay, gone), parseLocaleFile).map((each) => ({
        ...source,
        ...each,
      })),
    ),
    glossary: sources.glossary.flatMap((source) =>
      parsed(source, changedTerms(source, overlay), parseGlossaryFile).map((each) => ({
        ...source,
        ...each,
      })),
    ),
    glossaryTexts: sources.glossaryTexts.flatMap((source) =>
      parsed(source, changedTermTexts(source, overlay), parseGlossaryTexts).map((each) => ({
        ...source,
        ...each,
      })),
    ),
    skillTexts: sources.skillTexts.flatMap((source) =>
      parsed(source, changedSkillTexts(source, overlay, gone), parseSkillTexts).map((each) => ({
        ...source,
        ...each,
      })),
    ),
  };
  if (faults.length === 0)
    faults.push(...orphans(value, overlay), ...crossCheck(value), ...skillFaults(value));
  return faults.length === 0 ? { ok: true, value } : { ok: false, faults };
}

type FactionSource = {
  readonly folder: string;
  readonly faction: SourceFile<object>;
  readonly units: SourceFile<readonly { readonly id: string }[]>;
};

/** Factions that only the overlay has, without units yet. */
function newFactions({ factions }: CatalogueSources, overlay: Overlay): readonly FactionSource[] {
  const known = new Set(factions.map(({ folder }) => folder));
  return Object.keys(overlay.factions)
    .filter((id) => !known.has(id))
    .map((id) => ({
      folder: id,
      faction: { file: `catalogue/factions/${id}/faction.json`, value: { id } },
      units: { file: `catalogue/factions/${id}/units.json`, value: [] },
    }));
}

function changedUnits(
  { folder, units }: FactionSource,
  { units: changes }: Overlay,
): readonly { readonly id: string }[] {
  const known = new Set(units.value.map(({ id }) => id));
  const added = Object.keys(changes)
    .filter((key) => key.startsWith(`${folder}/`))
    .map((key) => ({ id: key.slice(folder.length + 1) }))
    .filter(({ id }) => !known.has(id));
  return [...units.value, ...added].flatMap((record) => {
    const change = own(changes, `${folder}/${record.id}`);
    return change?.isRetired === true ? [] : [{ ...withFields(record, change?.fields), id: record.id }];
  });
}

/** The ids of units that no faction has any more: their names and texts go with them. */
function retiredIds(factions: readonly FactionSource[], overlay: Overlay): readonly string[] {
  const kept = new Set(factions.flatMap((source) => changedUnits(source, overlay)).map(({ id }) => id));
  return Object.keys(overlay.units)
    .map((key) => key.split('/')[1] ?? '')
    .filter((id) => !kept.has(id));
}

function changedLocale(
  { language, value }: CatalogueFiles['locales'][number],
  { factions, units, terms }: Overlay,
  gone: readonly string[],
): object {
  const unitNames = Object.entries(units).map(
    ([key, { names }]) => [key.split('/')[1] ?? '', names] as const,
  );
  const named = withFields(value, {
    ...namesIn(
      language,
      'factions',
      value.factions,
      Object.entries(factions).map(([id, { names }]) => [id, names]),
    ),
    ...namesIn(language, 'units', value.units, unitNames),
    ...termNamesIn(language, value, terms),
  });
  return 'units' in named ? { ...named, units: without(named.units, gone) } : named;
}

/** Names of terms as cards print them: the same as in the glossary. */
function termNamesIn(
  language: string,
  { terms: before = {} }: CatalogueFiles['locales'][number]['value'],
  terms: Overlay['terms'],
): object {
  const kinds = TERM_KINDS.flatMap((kind) => {
    const names = Object.entries(terms).flatMap(([key, { texts }]) => {
      const fields = textsOf(texts, language);
      const name = fields === null ? null : fields?.['name'];
      return name === undefined || !key.startsWith(`${kind}/`)
        ? []
        : [[key.slice(kind.length + 1), name] as const];
    });
    return names.length === 0
      ? []
      : [[kind, withFields(before[kind] ?? {}, Object.fromEntries(names))] as const];
  });
  return kinds.length === 0 ? {} : { terms: { ...before, ...Object.fromEntries(kinds) } };
}

type NamesByLanguage = Readonly<Partial<Record<string, string | null>>> | undefined;

function namesIn(
  language: string,
  field: string,
  before: object | undefined,
  changes: readonly (readonly [string, NamesByLanguage])[],
): Readonly<Record<string, unknown>> {
  const names = changes.filter(([, byLanguage]) => byLanguage?.[language] !== undefined);
  if (names.length === 0) return {};
  const changed = Object.fromEntries(names.map(([id, byLanguage]) => [id, byLanguage?.[language]]));
  return { [field]: withFields(before ?? {}, changed) };
}

function changedTerms(
  { kind, value }: CatalogueFiles['glossary'][number],
  { terms }: Overlay,
): readonly object[] {
  const changes = new Map(
    Object.entries(terms)
      .filter(([key]) => key.startsWith(`${kind}/`))
      .map(([key, { fields }]) => [key.slice(kind.length + 1), fields] as const),
  );
  const known = new Set(value.map(({ id }) => id));
  const added = [...changes.keys()].filter((id) => !known.has(id)).map((id) => ({ id }));
  return [...value, ...added].map((term) => ({ ...withFields(term, changes.get(term.id)), id: term.id }));
}

function changedTermTexts(
  { language, value }: CatalogueFiles['glossaryTexts'][number],
  { terms }: Overlay,
): object {
  const kinds = TERM_KINDS.flatMap((kind) => {
    const changes = Object.entries(terms)
      .filter(([key, { texts }]) => key.startsWith(`${kind}/`) && textsOf(texts, language) !== undefined)
      .map(([key, { texts }]) => {
        const id = key.slice(kind.length + 1);
        const fields = textsOf(texts, language) ?? null;
        return [id, fields === null ? null : withFields(value[kind]?.[id] ?? {}, fields)] as const;
      });
    return changes.length === 0
      ? []
      : [[kind, withFields(value[kind] ?? {}, Object.fromEntries(changes))] as const];
  });
  return { ...value, ...Object.fromEntries(kinds) };
}

function changedSkillTexts(
  { language, value }: SkillTextSource,
  { units }: Overlay,
  gone: readonly string[],
): object {
  const changed: Record<string, object> = { ...value };
  for (const [key, { skillTexts }] of Object.entries(units)) {
    const id = key.split('/')[1] ?? '';
    const texts = textsOf(skillTexts, language);
    if (texts !== undefined) changed[id] = withFields(changed[id] ?? {}, texts);
  }
  return without(changed, gone);
}

/** The part of one language; languages are open texts in files and a closed list in overlays. */
function textsOf<Texts>(
  texts: Readonly<Partial<Record<Language, Texts>>> | undefined,
  language: string,
): Texts | undefined {
  return new Map<string, Texts>(Object.entries(texts ?? {})).get(language);
}

/** A change to a unit of a faction that there is not, which no file would show. */
function orphans({ factions }: CatalogueSources, { units }: Overlay): readonly Fault[] {
  const known = new Set(factions.map(({ folder }) => folder));
  return Object.keys(units)
    .filter((key) => !known.has(key.split('/')[0] ?? ''))
    .map((key) => ({ file: 'units', unit: key, field: '', message: 'there is no such faction' }));
}

function skillFaults({ factions, skillTexts }: CatalogueSources): readonly Fault[] {
  return skillTextFaults(
    factions.flatMap(({ units }) => units.value),
    skillTexts,
  );
}

/** The record with fields replaced, and without those that are null. */
function withFields(record: object, fields: Readonly<Record<string, unknown>> | null = {}): object {
  const taken = new Set(
    Object.entries(fields ?? {}).flatMap(([key, value]) => (value === null ? [key] : [])),
  );
  return Object.fromEntries(Object.entries({ ...record, ...fields }).filter(([key]) => !taken.has(key)));
}

function without(record: unknown, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => !keys.includes(key)));
}

function own<Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}
