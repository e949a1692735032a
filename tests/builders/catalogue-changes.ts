/** Players who propose changes of the catalogue, and those who decide about them. */
import type { Database } from '#server/db/database.ts';
import { act } from './community.ts';
import { type Account, asOwner } from './database.ts';

/** A change that raises the points of a unit. */
export const POINTS = { fields: { points: 30 } };

/** A proposal, with other fields where they are given. */
export const proposal = (fields: object = {}) => ({
  section: 'units',
  target: 'north/orc',
  change: POINTS,
  note: 'The card says 30.',
  source: 'card',
  ...fields,
});

/** Calls in the name of an account, and what the table of changes holds. */
export function changesOf(database: Database) {
  const propose = async (by: Account | null, ...changes: readonly object[]) => {
    const { rows } = await act(database, by, 'select unnest(propose_changes($1)) as id', [
      JSON.stringify(changes),
    ]);
    return rows.map(({ id }) => String(id));
  };
  return {
    propose,
    one: async (by: Account, fields: object = {}) => (await propose(by, proposal(fields)))[0] ?? '',
    decide: (by: Account | null, id: string, decision: string, answer: string | null = null) =>
      act(database, by, 'select decide_change($1, $2, $3)', [id, decision, answer]),
    stored: async (id: string) =>
      (await asOwner(database, 'select * from catalogue_changes where id = $1', [id]))[0],
  };
}
