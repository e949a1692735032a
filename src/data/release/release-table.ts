import * as v from 'valibot';
import { nameRow, RELEASE_COLUMNS, type ReleaseName } from '#domain/catalogue/release/release-row.ts';
import { callRest, type RestCaller, rowIn } from '#platform/backend/call-rest.ts';

const TABLE = 'catalogue_releases';
const COLUMNS = RELEASE_COLUMNS.map((name) =>
  name === 'overlay' || name === 'remarks' ? `${name}:${name}::text` : name,
);

/** Returns the name of the newest release; null when there is none. Throws as `callRest` does. */
export async function fetchNewest(caller?: RestCaller): Promise<ReleaseName | null> {
  const query = { select: 'number,sha256', order: 'number.desc', limit: '1' };
  const found = v.parse(v.array(nameRow), await callRest({ path: TABLE, query }, caller));
  return found[0] ?? null;
}

/**
 * Returns a release as the table has it, unchecked; null when there is none. Throws as `callRest`
 * does.
 */
export async function fetchRow(number: number, caller?: RestCaller): Promise<unknown> {
  const query = { select: COLUMNS.join(','), number: `eq.${number}` };
  return rowIn(await callRest({ path: TABLE, query }, caller));
}
