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
import { termId } from '#domain/catalogue/term.ts';
import { glossaryEntry, loadGlossary } from '#data/glossary.ts';
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

describe('units', () => {
  it('are those of the collected table and no others, in its order', () => {
    const keys = units.map(({ faction, unit }) => `${faction}/${unit.id}`);
    expect(keys).toHaveLength(97);
    for (const faction of FACTIONS) {
      const wanted = rows
        .filter((row) => row['faction_id'] === faction)
        .map((row) => `${faction}/${row['id']}`);
      expect(keys.filter((key) => key.startsWith(`${faction}/`))).toEqual(wanted);
    }
  });

  it.each(rows.map((row) => [`${row['faction_id']}/${row['id']}`, row] as const))(
    '%s: every column',
    (key, row) => {
      const found = units.find(({ faction, unit }) => `${faction}/${unit.id}` === key);
      expect(found && asRow(found.faction, found.unit)).toEqual(row);
    },
  );

  it.each(units.map(({ faction, unit }) => [`${faction}/${unit.id}`, unit] as const))(
    '%s: its profile',
    (key, unit) => {
      const { points, availability, command } = unit;
      expect({ ...unit.profile, points, availability, command }).toEqual(profiles[key]);
    },
  );

  it.each(units.map(({ faction, unit }) => [`${faction}/${unit.id}`, faction, unit] as const))(
    '%s: its skills',
    (_key, faction, unit) => {
      // The mercenary is described once, and the description holds in every faction.
      const wanted = skills.filter(
        (skill) => skill.unit === unit.id && (skill.faction === faction || unit.id === 'vercana'),
      );
      expect(unit.skills).toEqual(wanted.map(({ faction: _faction, unit: _unit, ...skill }) => skill));
    },
  );

  it('leave no collected skill out', () => {
    const known = new Set(units.map(({ faction, unit }) => `${faction}/${unit.id}`));
    expect(skills.filter((skill) => !known.has(`${skill.faction}/${skill.unit}`))).toEqual([]);
  });

  it('leave no collected profile out but that of a mission, which belongs to no faction', () => {
    const known = new Set(units.map(({ faction, unit }) => `${faction}/${unit.id}`));
    expect(Object.keys(profiles).filter((key) => !known.has(key))).toEqual([
      '_legend',
      'scenario/tree-mother',
    ]);
  });
});

describe('names of terms', () => {
  const collected = (kind: string, language: (typeof TRANSLATIONS)[number], key: (row: Row) => string) => {
    const named = terms.filter((row) => row['kind'] === kind && row[`name_${language}`] !== '');
    return Object.fromEntries(named.map((row) => [key(row), row[`name_${language}`]]));
  };
  const english = (row: Row) => row['name_en'] ?? '';
  const id = (row: Row) => termId(english(row));

  it.each(TRANSLATIONS)('are the collected ones in %s, and no others', (language) => {
    const locale = locales[language];
    expect(locale.factions).toEqual(collected('faction', language, id));
    expect(locale.unitTypes).toEqual(collected('unit_type', language, english));
    expect(locale.symbols).toEqual(collected('symbol', language, id));
    for (const [kind, folder] of Object.entries(TERM_FOLDERS)) {
      expect(locale.terms?.[folder]).toEqual(collected(kind, language, id));
    }
  });

  it('of factions are the collected ones in English', () => {
    const names = FACTIONS.map((faction) => {
      const parsed = parseFactionFile(json(`catalogue/factions/${faction}/faction.json`), faction);
      return parsed.ok ? parsed.value.name : null;
    });
    const wanted = terms.filter((row) => row['kind'] === 'faction').map(english);
    expect(new Set<unknown>(names)).toEqual(new Set(wanted));
  });

  it.each(
    terms
      .filter((row) => english(row) !== '' && TERM_FOLDERS[row['kind'] ?? ''] !== undefined)
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
