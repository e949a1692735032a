import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import type { ListCard } from './list-card.ts';
import { readAsVisitor } from './read-as-visitor.ts';

const row = v.object({
  name: v.string(),
  faction: v.string(),
  description: v.nullable(v.string()),
  points: v.number(),
  command: v.number(),
  unit_count: v.number(),
  author: v.nullable(v.string()),
  isIllegal: v.boolean(),
  units: v.pipe(
    v.array(v.object({ id: v.string() })),
    v.transform((units) => [...new Set(units.map(({ id }) => id))]),
  ),
});

const STATEMENT = `
  select l.name, l.faction, l.description, l.units, f.points, f.command, f.unit_count, coalesce(c.username, c.short_id) as author,
    f.faults && '{high_command,availability,partner}' as "isIllegal"
  from public.shared_lists l
  join public.shared_list_facts f on f.list_id = l.id
  left join public.player_cards c on c.id = l.user_id
  where l.id = $1::uuid and l.is_active`;

/**
 * Reads a posted list by its id (a UUID) as a visitor without an account may read it; null when
 * there is none for them.
 */
export type ReadPostedList = (id: string) => Promise<ListCard | null>;

/** The reader on this database. `factionName`: what a faction's id is called. */
export function postedLists(
  database: Database,
  factionName: (id: string) => Promise<string>,
): ReadPostedList {
  return async (id) => {
    const first = await readAsVisitor(database, STATEMENT, [id]);
    const read = v.safeParse(row, first);
    if (!read.success) return null;
    const { unit_count: count, units: unitIds, faction, ...card } = read.output;
    return { ...card, units: count, unitIds, factionId: faction, faction: await factionName(faction) };
  };
}
