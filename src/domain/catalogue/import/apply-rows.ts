import type { CatalogueFiles, SourceFile } from '../assemble.ts';
import { crossCheck } from '../cross-check.ts';
import type { Fault } from '../faults.ts';
import type { LocaleRecord, UnitRecord } from '../schema.ts';
import { parseUnitFile } from '../schema.ts';
import { FACT_COLUMNS } from './import-columns.ts';
import type { RowDraft } from './read-rows.ts';

/** One cell's change, as the table writes values; '' means no value. */
export type FieldChange = { readonly column: string; readonly from: string; readonly to: string };
export type UnitChange = {
  readonly faction: string;
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
  readonly changes: readonly FieldChange[];
};

export type Applied =
  | { readonly ok: false; readonly faults: readonly Fault[] }
  | {
      readonly ok: true;
      /** Units that the rows add or change, by faction. */
      readonly units: readonly UnitChange[];
      /** Whole new contents of the files that change, and of no others. */
      readonly rewritten: readonly SourceFile<unknown>[];
    };

/**
 * Puts rows into the catalogue: facts that a row does not speak of stay, units that no row speaks
 * of stay, new units come last in their faction. Refuses all of it when the catalogue would
 * disagree with itself afterwards.
 */
export function applyRows(files: CatalogueFiles, drafts: readonly RowDraft[]): Applied {
  const faults: Fault[] = [];
  const factions = files.factions.map((each) => {
    const own = drafts.filter((draft) => draft.faction === each.folder);
    const parsed = parseUnitFile(mergedUnits(each.units.value, own), each.units.file);
    if (!parsed.ok) faults.push(...parsed.faults);
    return parsed.ok ? { ...each, units: { ...each.units, value: parsed.value } } : each;
  });
  const locales = files.locales.map((locale) => ({
    ...locale,
    value: renamed(locale.language, locale.value, drafts),
  }));
  const after: CatalogueFiles = { ...files, factions, locales };
  if (faults.length === 0) faults.push(...crossCheck(after));
  if (faults.length > 0) return { ok: false, faults };

  const units = factions.flatMap(({ folder, units: { value } }) =>
    value
      .map((unit) => changeOf(folder, unit, { before: files, after }))
      .filter(({ changes }) => changes.length > 0),
  );
  const isIn = (column: string, faction?: string) =>
    units.some(
      (unit) =>
        (faction ?? unit.faction) === unit.faction && unit.changes.some((change) => change.column === column),
    );
  const rewritten = [
    ...factions
      .filter(({ folder }) => FACT_COLUMNS.some(([column]) => isIn(column, folder)))
      .map((each) => each.units),
    ...locales.filter(({ language }) => isIn(`name_${language}`)),
  ].map(({ file, value }) => ({ file, value }));
  return { ok: true, units, rewritten };
}

function mergedUnits(units: readonly UnitRecord[], drafts: readonly RowDraft[]): readonly object[] {
  const known = units.map((unit) =>
    merge(
      unit,
      drafts.find((draft) => draft.id === unit.id),
    ),
  );
  const added = drafts.filter((draft) => !units.some((unit) => unit.id === draft.id));
  return [...known, ...added.map((draft) => merge({ id: draft.id }, draft))];
}

function merge(unit: object, draft: RowDraft | undefined): object {
  const fields = Object.entries({ ...unit, ...draft?.facts });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function renamed(language: string, locale: LocaleRecord, drafts: readonly RowDraft[]): LocaleRecord {
  const units = { ...locale.units };
  for (const { id, names } of drafts) {
    const name = names[language];
    if (name !== undefined && name !== '') units[id] = name;
    else if (name === '') delete units[id];
  }
  return Object.keys(units).length === 0 && locale.units === undefined ? locale : { ...locale, units };
}

function changeOf(
  faction: string,
  unit: UnitRecord,
  { before, after }: { readonly before: CatalogueFiles; readonly after: CatalogueFiles },
): UnitChange {
  const old = before.factions
    .find(({ folder }) => folder === faction)
    ?.units.value.find(({ id }) => id === unit.id);
  const facts = FACT_COLUMNS.map(([column, field]) => ({
    column,
    from: shown(old?.[field]),
    to: shown(unit[field]),
  }));
  const names = after.locales.map(({ language, value }, at) => ({
    column: `name_${language}`,
    from: before.locales[at]?.value.units?.[unit.id] ?? '',
    to: value.units?.[unit.id] ?? '',
  }));
  const changes = [...facts, ...names].filter(({ from, to }) => from !== to);
  return { faction, id: unit.id, name: unit.name, isNew: old === undefined, changes };
}

function shown(value: string | number | boolean | readonly string[] | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.join(';');
  return value === undefined ? '' : String(value);
}
