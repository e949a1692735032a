import * as v from 'valibot';
import { CORRECTABLE, type UnitCorrection, type UnitErratum, type UnitErrata } from './errata.ts';
import type { Fault } from './faults.ts';
import { unitKey } from './lookup.ts';
import { parseUnitFile } from './schema.ts';
import type { Unit } from './types.ts';

/**
 * The result of a correction: a unit fit for the catalogue, or every fault that its own files would
 * have.
 */
export type CheckedCorrection =
  | { readonly ok: true; readonly changes: UnitCorrection }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Checks a correction by the catalogue's own parser: the unit with the changed facts must be a unit
 * of its faction's file. Unknown fields are faults. What does not differ from the unit is left out
 * of the answer.
 */
export function checkCorrection(unit: Unit, input: unknown): CheckedCorrection {
  const read = v.safeParse(v.record(v.string(), v.unknown()), input);
  const changes = read.success ? read.output : {};
  const fields: readonly string[] = CORRECTABLE;
  const stray = Object.keys(changes).filter((field) => !fields.includes(field));
  if (stray.length > 0) {
    const fault = { file: 'errata', unit: unit.id, message: 'cannot be corrected' };
    return { ok: false, faults: stray.map((field) => ({ ...fault, field })) };
  }
  const parsed = parseUnitFile([{ ...recordOf(unit), ...changes }], 'errata');
  if (!parsed.ok) return parsed;
  const [corrected] = parsed.value;
  const changed = CORRECTABLE.filter(
    (field) => JSON.stringify(corrected?.[field]) !== JSON.stringify(unit[field]),
  ).map((field) => [field, corrected?.[field]] as const);
  return { ok: true, changes: Object.fromEntries(changed) };
}

function recordOf(unit: Unit): object {
  const { faction: _faction, names: _names, companionOf, ...record } = unit;
  return { ...record, source: 'errata', ...(companionOf === null ? {} : { companionOf }) };
}

const row = v.object({
  target: v.string(),
  changes: v.unknown(),
  note: v.string(),
  note_es: v.fallback(v.nullable(v.string()), null),
  note_fr: v.fallback(v.nullable(v.string()), null),
  updated_at: v.string(),
});

/**
 * Returns the corrections among rows of any origin. A row is left out when it is not a correction,
 * when this build has no such unit, or when the catalogue would refuse the result: players never
 * see a broken unit.
 */
export function readUnitErrata(rows: readonly unknown[], units: readonly Unit[]): UnitErrata {
  const byKey = new Map(units.map((unit) => [unitKey(unit.faction, unit.id), unit]));
  const errata = rows.flatMap((input): readonly (readonly [string, UnitErratum])[] => {
    const read = v.safeParse(row, input);
    if (!read.success) return [];
    const { target, changes, note, note_es: es, note_fr: fr, updated_at: changedAt } = read.output;
    const unit = byKey.get(target);
    const checked = unit === undefined ? null : checkCorrection(unit, changes);
    if (checked === null || !checked.ok || Object.keys(checked.changes).length === 0) return [];
    const notes = { ...(es === null ? {} : { es }), ...(fr === null ? {} : { fr }) };
    return [[target, { changes: checked.changes, note, notes, changedAt }]];
  });
  return Object.fromEntries(errata);
}
