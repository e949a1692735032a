import type { CatalogueFiles } from './assemble.ts';
import type { Fault } from './faults.ts';
import { foldText } from './fold.ts';
import type { UnitRecord } from './schema.ts';
import { parseTerm } from './texts/term.ts';
import type { TermKind } from './types.ts';

/** Returns every disagreement between files, which no single file can show. */
export function crossCheck(files: CatalogueFiles): readonly Fault[] {
  return [
    ...files.factions.flatMap(factionFaults),
    ...sharedIdFaults(files),
    ...glossaryFaults(files),
    ...localeFaults(files),
  ];
}

type FactionFiles = CatalogueFiles['factions'][number];

function factionFaults({ folder, faction, units }: FactionFiles): Fault[] {
  const { file, value: records } = units;
  const faults: Fault[] = [];
  if (faction.value.id !== folder) {
    faults.push({
      file: faction.file,
      unit: '',
      field: 'id',
      message: `expected the folder's name, ${folder}, found ${faction.value.id}`,
    });
  }
  const seenIds = new Set<string>();
  const seenNames = new Map<string, string>();
  for (const record of records) {
    const fault = (field: string, message: string) => faults.push({ file, unit: record.id, field, message });
    const name = foldText(record.name);
    if (seenIds.has(record.id)) fault('id', 'another unit of this faction has the same id');
    else if (seenNames.has(name)) fault('name', `${seenNames.get(name)} has the same name`);
    seenIds.add(record.id);
    seenNames.set(name, record.id);
    for (const [field, message] of unitFaults(record, records)) fault(field, message);
  }
  return faults;
}

function* unitFaults(
  unit: UnitRecord,
  siblings: readonly UnitRecord[],
): Generator<readonly [string, string]> {
  const { companionOf, type, profile } = unit;
  if (type === 'Companion' && companionOf === undefined)
    yield ['companionOf', 'is missing: a companion belongs to a unit'];
  if (type !== 'Companion' && companionOf !== undefined)
    yield ['companionOf', `only a Companion has an owner, this is a ${type}`];
  if (companionOf !== undefined && !siblings.some((each) => each.id === companionOf && each !== unit)) {
    yield ['companionOf', `this faction has no unit ${companionOf}`];
  }
  if (unit.highCommand !== unit.characteristics.includes('High Command')) {
    yield ['highCommand', 'must agree with the characteristic High Command'];
  }
  if (profile === undefined) return;
  yield* skillFaults(unit, 'profile.skills', profile.skills, 'alone');
  yield* skillFaults(unit, 'profile.joined_skills', profile.joined_skills ?? [], 'joined');
}

type Printed = NonNullable<UnitRecord['profile']>['skills'];

function* skillFaults(
  { skills = [] }: UnitRecord,
  field: string,
  printed: Printed,
  half: 'alone' | 'joined',
): Generator<readonly [string, string]> {
  const described = skills.filter((skill) => skill.half === half || skill.half === 'both');
  for (const { name, kind } of printed) {
    const isKnown = described.some((skill) => foldText(skill.name) === foldText(name) && skill.kind === kind);
    if (!isKnown) yield [field, `${name} (${kind}) is not described in skills for this half`];
  }
}

/**
 * Names are translated by unit id, so units that share an id across factions are one unit
 * (mercenaries).
 */
function sharedIdFaults({ factions }: CatalogueFiles): Fault[] {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { file, value } of factions.map(({ units }) => units)) {
    for (const { id, name } of value) {
      const known = first.get(id) ?? name;
      first.set(id, known);
      if (known !== name)
        faults.push({
          file,
          unit: id,
          field: 'name',
          message: `another faction's unit of this id is called ${known}`,
        });
    }
  }
  return faults;
}

const FIELDS = [
  ['characteristics', ['characteristics']],
  ['keywords', ['keywords']],
  ['specialRules', ['special-rules', 'keywords', 'states', 'characteristics']],
] as const satisfies readonly (readonly [keyof UnitRecord, readonly TermKind[]])[];

function glossaryFaults({ factions, glossary }: CatalogueFiles): Fault[] {
  const known = new Map(
    glossary.map(({ kind, value }) => [kind, new Set(value.map((term) => term.id))] as const),
  );
  const faults: Fault[] = [];
  for (const { file, value } of factions.map(({ units }) => units)) {
    for (const unit of value) {
      for (const [field, kinds] of FIELDS) {
        for (const printed of unit[field]) {
          if (kinds.some((kind) => known.get(kind)?.has(parseTerm(printed).id))) continue;
          faults.push({
            file,
            unit: unit.id,
            field,
            message: `the glossary has no ${parseTerm(printed).base}`,
          });
        }
      }
    }
  }
  return faults;
}

function localeFaults({ factions, locales, glossary }: CatalogueFiles): Fault[] {
  const factionIds = new Set(factions.map(({ folder }) => folder));
  const unitIds = new Set(factions.flatMap(({ units }) => units.value.map((unit) => unit.id)));
  const faults: Fault[] = [];
  for (const { file, value } of locales) {
    const unknown = (field: string, names: object | undefined, ids: ReadonlySet<string>) => {
      for (const id of Object.keys(names ?? {})) {
        if (!ids.has(id))
          faults.push({
            file,
            unit: '',
            field: `${field}.${id}`,
            message: 'names something that the catalogue does not have',
          });
      }
    };
    unknown('factions', value.factions, factionIds);
    unknown('units', value.units, unitIds);
    for (const { kind, value: terms } of glossary) {
      unknown(`terms.${kind}`, value.terms?.[kind], new Set(terms.map((term) => term.id)));
    }
  }
  return faults;
}
