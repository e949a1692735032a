import * as v from 'valibot';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import type { SpecialRule } from './special-rules.ts';
import { rowsOf, translation } from './text-table.ts';

const absent = v.optional(translation, null);

const row = v.object({
  name: v.string(),
  name_es: absent,
  name_fr: absent,
  description: absent,
  description_es: absent,
  description_fr: absent,
});

const ALL_COLUMNS = 'name,name_es,name_fr,description,description_es,description_fr';
/** PostgreSQL's code for a column that does not exist. */
const UNDEFINED_COLUMN = '42703';

/** Of a table without columns for translations yet (code 42703), the names only. */
export async function readSpecialRules(signal: AbortSignal): Promise<readonly SpecialRule[]> {
  const read = async (select: string) =>
    callRest({ path: 'special_rules', query: { select, order: 'name.asc' }, signal });
  try {
    return rowsOf(row, await read(ALL_COLUMNS));
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== UNDEFINED_COLUMN) throw error;
    return rowsOf(row, await read('name'));
  }
}
