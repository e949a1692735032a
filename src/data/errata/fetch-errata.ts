import * as v from 'valibot';
import type { UnitErrata } from '#domain/catalogue/errata.ts';
import { nowIso } from '#platform/clock.ts';
import { keepCopy } from '#platform/storage/kept-copies.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { MISSION_ERRATA_COPY } from './mission-errata.ts';

const rows = v.array(v.looseObject({ kind: v.string() }));

/**
 * Fetches the corrections to the catalogue and keeps them; without a network the last ones stay.
 * Returns the number of corrected units when the corrections differ from the kept ones, else
 * null. Never rejects.
 */
export async function fetchErrata(): Promise<number | null> {
  try {
    const query = { select: '*', is_active: 'is.true', order: 'kind.asc,target.asc' };
    const found = v.parse(rows, await callRest({ path: 'catalogue_errata', query }));
    const missions = found.filter(({ kind }) => kind !== 'unit');
    await keepCopy(MISSION_ERRATA_COPY, { savedAt: nowIso(), value: missions });
    const errata = await unitErrata(found.filter(({ kind }) => kind === 'unit'));
    const count = Object.keys(errata).length;
    const before = readText(storageKeys.errata) ?? '{}';
    const after = JSON.stringify(errata);
    if (before === after) return null;
    return writeText(storageKeys.errata, after).ok ? count : null;
  } catch {
    return null;
  }
}

/** Fetches neither the catalogue nor its parser when there are no corrections. */
async function unitErrata(found: readonly unknown[]): Promise<UnitErrata> {
  if (found.length === 0) return {};
  const [{ units }, { readUnitErrata }] = await Promise.all([
    import('virtual:catalogue'),
    import('#domain/catalogue/read-errata.ts'),
  ]);
  return readUnitErrata(found, units);
}
