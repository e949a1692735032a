import { queryOptions } from '@tanstack/react-query';
import { units } from 'virtual:catalogue';
import * as v from 'valibot';
import { CORRECTABLE } from '#domain/catalogue/errata.ts';
import { checkCorrection } from '#domain/catalogue/read-errata.ts';
import { FACT_COLUMNS } from '#domain/catalogue/import/import-columns.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { parseTerm } from '#domain/catalogue/term.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { csvOf } from '#domain/units/export.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome, readRows, writeRow } from './act.ts';

const erratum = v.object({
  id: v.string(),
  kind: v.picklist(['unit', 'mission', 'feat']),
  target: v.string(),
  changes: v.record(v.string(), v.unknown()),
  note: v.string(),
  note_es: v.nullable(v.string()),
  note_fr: v.nullable(v.string()),
  is_active: v.boolean(),
  updated_at: v.string(),
});
/** A correction as its table has it. */
export type AdminErratum = v.InferOutput<typeof erratum>;
export type ErratumDraft = Omit<AdminErratum, 'id' | 'updated_at'>;

/** All corrections, in force or not. */
export function adminErrataQuery() {
  return queryOptions({
    queryKey: ['admin', 'errata'],
    queryFn: async ({ signal }) =>
      readRows(erratum, {
        path: 'catalogue_errata',
        query: { select: Object.keys(erratum.entries).join(','), order: 'kind.asc,target.asc' },
        signal,
      }),
    staleTime: 0,
  });
}

/** Saves a correction, the only one of its target. */
export async function saveErratum(draft: ErratumDraft, id: string | null): Promise<AdminOutcome> {
  if (id === null)
    return act(async () => callRest({ path: 'catalogue_errata', body: draft, prefer: 'return=minimal' }));
  const query = { id: `eq.${id}`, select: 'id' };
  return act(async () => writeRow({ path: 'catalogue_errata', method: 'PATCH', query, body: draft }));
}

/** Puts a correction out of force, or in force again. */
export async function setErratumActive(id: string, isActive: boolean): Promise<AdminOutcome> {
  const query = { id: `eq.${id}`, select: 'id' };
  const body = { is_active: isActive };
  return act(async () => writeRow({ path: 'catalogue_errata', method: 'PATCH', query, body }));
}

/** Deletes a correction; the log keeps it. */
export async function deleteErratum(id: string): Promise<AdminOutcome> {
  const query = { id: `eq.${id}`, select: 'id' };
  return act(async () => writeRow({ path: 'catalogue_errata', method: 'DELETE', query }));
}

/** The catalogue as its files are, without any correction: what corrections are made to. */
export const printedCatalogue = createCatalogue({ factions: [], units });

/** The printed unit of a target (`<faction>/<unit>`), or null. */
export function printedUnit(target: string): Unit | null {
  const [faction = '', id = ''] = target.split('/');
  return getUnit(printedCatalogue, faction, id);
}

/**
 * Words of cards by the id of their term: those that the catalogue prints anywhere, as a correction
 * may print no others.
 */
export const printedWords: ReadonlyMap<string, string> = new Map(
  units
    .flatMap(({ characteristics, keywords, specialRules }) => [
      ...characteristics,
      ...keywords,
      ...specialRules,
    ])
    .map((word) => {
      const { id, base } = parseTerm(word);
      return [id, base] as const;
    }),
);

/**
 * The corrections to units that are in force as a table for `npm run catalogue:import`
 * (catalogue/README.md): each corrected unit once, with all columns that any of them changes. Null
 * when there is none.
 */
export function errataFile(errata: readonly AdminErratum[]): string | null {
  const corrected = errata.flatMap(({ kind, target, changes, is_active: isActive }) => {
    const unit = kind === 'unit' && isActive ? printedUnit(target) : null;
    const checked = unit === null ? null : checkCorrection(unit, changes);
    return unit !== null && checked?.ok === true ? [{ ...unit, ...checked.changes }] : [];
  });
  if (corrected.length === 0) return null;
  const columns = FACT_COLUMNS.flatMap(([column, field]) =>
    CORRECTABLE.filter((each) => each === field).map((each) => ({ column, field: each })),
  );
  const cellOf = (value: Unit[(typeof CORRECTABLE)[number]]) => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return typeof value === 'number' ? value : value.join('; ');
  };
  return csvOf({
    columns: ['faction_id', 'id', ...columns.map(({ column }) => column)].map((key) => ({ key, label: key })),
    rows: corrected.map((unit) => [
      unit.faction,
      unit.id,
      ...columns.map(({ field }) => cellOf(unit[field])),
    ]),
  });
}
