/** The catalogue holds what the collected facts say, value for value: the files beside this one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#domain/catalogue/import/parse-csv.ts';
import {
  parseFactionFile,
  parseLocaleFile,
  parseUnitFile,
  type UnitRecord,
} from '#domain/catalogue/schema.ts';
import { termId } from '#domain/catalogue/texts/term.ts';
import { glossaryEntry, loadGlossary } from '#data/load-glossary.ts';
import type { TermKind } from '#domain/catalogue/types.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FACTIONS = readdirSync(join(ROOT, 'catalogue/factions'));
const TRANSLATIONS = ['es', 'fr'] as const;
const TERM_FOLDERS: Readonly<Record<string, TermKind>> = {
  characteristic: 'characteristics',
  keyword: 'keywords',
  special_rule: 'special-rules',
  state: 'states',
};

type Row = Readonly<Record<string, string>>;
type Skill = Readonly<Record<string, unknown>> & { readonly faction: string; readonly unit: string };

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const fact = (file: string) => read(`tests/facts/${file}`);

/** The targets of releases of the catalogue, which are newer than the collected facts. */
const newer = new Set(JSON.parse(fact('newer.json')) as readonly string[]);
const rows = table('units.csv');
const terms = table('terms.csv');
const profiles = JSON.parse(fact('unit_profiles.json')) as Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;
const skills = fact('unit_skills.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Skill);
const units = FACTIONS.flatMap((faction) => unitsOf(faction).map((unit) => ({ faction, unit })));
const locales = { es: localeOf('es'), fr: localeOf('fr') };

function table(file: string): readonly Row[] {
  const parsed = parseCsv(fact(file));
  if (!parsed.ok) throw new Error(`${file}: ${parsed.code} on line ${parsed.line}`);
  const [header, ...body] = parsed.rows;
  return body.map(({ cells }) =>
    Object.fromEntries((header?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])),
  );
}

function unitsOf(faction: string): readonly UnitRecord[] {
  const parsed = parseUnitFile(json(`catalogue/factions/${faction}/units.json`), faction);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

function localeOf(language: string) {
  const parsed = parseLocaleFile(json(`locales/${language}/catalogue.json`), language);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** The unit as a row of `units.csv` writes it. */
function asRow(faction: string, unit: UnitRecord): Row {
  return {
    faction_id: faction,
    id: unit.id,
    name: unit.name,
    name_es: locales.es.units?.[unit.id] ?? '',
    name_fr: locales.fr.units?.[unit.id] ?? '',
    type: unit.type,
    points: String(unit.points),
    availability: String(unit.availability),
    command: String(unit.command),
    high_command: unit.highCommand ? 'Yes' : 'No',
    tournament_legal: unit.tournamentLegal ? 'Yes' : 'No',
    characteristics: unit.characteristics.join(';'),
    keywords: unit.keywords.join(';'),
    special_rules: unit.specialRules.join(';'),
    companion_of: unit.companionOf ?? '',
    source: unit.source,
  };
}

describe('the collected units', () => {
  const collected = rows
    .map((row) => [`${row['faction_id']}/${row['id']}`, row] as const)
    .filter(([key]) => !newer.has(key));
  const unitOf = (key: string) => units.find(({ faction, unit }) => `${faction}/${unit.id}` === key);

  it('are all in the catalogue, in the order of their table; units that came later may stand behind them', () => {
    expect(rows).toHaveLength(97);
    const isRetired = (key: string) => newer.has(key) && unitOf(key) === undefined;
    for (const faction of FACTIONS) {
      const wanted = rows
        .filter((row) => row['faction_id'] === faction && !isRetired(`${faction}/${row['id']}`))
        .map((row) => row['id']);
      const found = units.filter((each) => each.faction === faction).map(({ unit }) => unit.id);
      expect(found.slice(0, wanted.length)).toEqual(wanted);
    }
  });

  it.each(collected)('%s: every column', (key, row) => {
    const found = unitOf(key);
    expect(found && asRow(found.faction, found.unit)).toEqual(row);
  });

  it.each(collected)('%s: its profile', (key, row) => {
    const facts = { points: row['points'], availability: row['availability'], command: row['command'] };
    const numbers = Object.fromEntries(Object.entries(facts).map(([field, text]) => [field, Number(text)]));
    expect({ ...unitOf(key)?.unit.profile, ...numbers }).toEqual(profiles[key]);
  });

  it.each(collected)('%s: its skills', (key, row) => {
    // The mercenary is described once, and the description holds in every faction.
    const isOwn = (skill: Skill) => skill.faction === row['faction_id'] || skill.unit === 'vercana';
    const wanted = skills.filter((skill) => skill.unit === row['id'] && isOwn(skill));
    // Options say in numbers what the effect says in words.
    const found = unitOf(key)?.unit.skills?.map(({ options: _options, ...skill }) => skill);
    expect(found).toEqual(wanted.map(({ faction: _faction, unit: _unit, ...skill }) => skill));
  });

  it('offer options whose numbers stand in the effect of their skill', () => {
    const offering = units
      .filter(({ faction, unit }) => !newer.has(`${faction}/${unit.id}`))
      .flatMap(({ unit }) => unit.skills ?? [])
      .filter(({ options }) => options);
    expect(offering.map(({ name }) => name).toSorted()).toEqual([
      'Dominant Emotion',
      'Memories of the Ancient Empire',
      'Totem',
    ]);
    const missing = offering.flatMap(({ effect, options = [] }) =>
      options
        .flatMap(({ wounds, mov, charge, conquest, keywords = [] }) => [
          ...(wounds === undefined ? [] : [String(wounds)]),
          ...(mov === undefined ? [] : [`MOV ${mov.join('-')}`]),
          ...(charge === undefined ? [] : [`charge ${charge}`]),
          ...(conquest === undefined ? [] : [`conquest +${conquest}`]),
          ...keywords,
        ])
        .filter((part) => !effect.includes(part)),
    );
    expect(missing).toEqual([]);
  });

  it('leave no collected skill out', () => {
    const isLost = (key: string) => unitOf(key) === undefined && !newer.has(key);
    expect(skills.filter((skill) => isLost(`${skill.faction}/${skill.unit}`))).toEqual([]);
  });

  it('leave no collected profile out but that of a mission, which belongs to no faction', () => {
    expect(Object.keys(profiles).filter((key) => unitOf(key) === undefined && !newer.has(key))).toEqual([
      '_legend',
      'scenario/tree-mother',
    ]);
  });
});

describe('names of terms', () => {
  const collected = (kind: string, language: (typeof TRANSLATIONS)[number], key: (row: Row) => string) => {
    const named = terms.filter(
      (row) => row['kind'] === kind && row[`name_${language}`] !== '' && !isNewer(row),
    );
    return Object.fromEntries(named.map((row) => [key(row), row[`name_${language}`]]));
  };
  const english = (row: Row) => row['name_en'] ?? '';
  const id = (row: Row) => termId(english(row));
  const isNewer = (row: Row) => {
    const folder = TERM_FOLDERS[row['kind'] ?? ''];
    return newer.has(folder === undefined ? id(row) : `${folder}/${id(row)}`);
  };

  it.each(TRANSLATIONS)('hold the collected ones in %s', (language) => {
    const locale = locales[language];
    expect(locale.factions).toMatchObject(collected('faction', language, id));
    expect(locale.unitTypes).toMatchObject(collected('unit_type', language, english));
    expect(locale.symbols).toMatchObject(collected('symbol', language, id));
    for (const [kind, folder] of Object.entries(TERM_FOLDERS)) {
      expect(locale.terms?.[folder]).toMatchObject(collected(kind, language, id));
    }
  });

  it('hold the collected faction names in English', () => {
    const names = FACTIONS.map((faction) => {
      const parsed = parseFactionFile(json(`catalogue/factions/${faction}/faction.json`), faction);
      return parsed.ok ? parsed.value.name : null;
    });
    const wanted = terms.filter((row) => row['kind'] === 'faction' && !isNewer(row)).map(english);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  it.each(
    terms
      .filter((row) => english(row) !== '' && TERM_FOLDERS[row['kind'] ?? ''] !== undefined && !isNewer(row))
      .map((row) => [english(row), row] as const),
  )('%s: explained in the glossary under its collected names, in three languages', async (name, row) => {
    const kind = TERM_FOLDERS[row['kind'] ?? ''] ?? 'keywords';
    for (const language of ['en', ...TRANSLATIONS] as const) {
      const entry = glossaryEntry(await loadGlossary(language), kind, name);
      expect(entry).toMatchObject({ kind, name: row[`name_${language}`] || name });
      expect(entry?.text).not.toBe('');
    }
  });
});
