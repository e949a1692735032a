/** The part of the table API that an app may use, which upgrades must keep. */
import type { Database } from '#server/db/database.ts';

export type Api = {
  /**
   * The rights of a role to a column, one line each, such as `anon selects shared_lists.name`, and
   * the tables that a query can join.
   */
  readonly lines: ReadonlySet<string>;
  readonly functions: readonly ApiFunction[];
};

type ApiFunction = {
  readonly role: string;
  readonly name: string;
  readonly args: readonly string[];
  /** Arguments without a default. */
  readonly required: readonly string[];
  /** The columns of its rows, or its type when it returns a value. */
  readonly returns: readonly string[];
};

const COLUMNS = `
  select concat(r.role, ' ', p.verb, 's ', c.relname, '.', a.attname) as line
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join (values ('anon'), ('authenticated')) as r (role)
  cross join (values ('select'), ('insert'), ('update')) as p (verb)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and has_column_privilege(r.role, c.oid, a.attnum, p.verb)`;

/** A second reference between two tables makes a join of them ambiguous: it is refused then. */
const JOINS = `
  select concat(
    conrelid::regclass, ' joins ', confrelid::regclass, ' by ', string_agg(conname, ' or ' order by conname)
  ) as line
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and confrelid in (
    select oid from pg_class where relnamespace = 'public'::regnamespace
  )
  group by conrelid, confrelid`;

const FUNCTIONS = `
  select r.role, p.proname as name, to_jsonb(coalesce(p.proargnames, '{}')) as names,
    to_jsonb(coalesce(p.proargmodes::text[], '{}')) as modes, p.pronargs::int as inputs, p.pronargdefaults::int as defaults,
    coalesce(
      (select jsonb_agg(a.attname) from pg_attribute a
       where t.typtype = 'c' and a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped),
      jsonb_build_array(format_type(p.prorettype, null))
    ) as returned
  from pg_proc p
  join pg_type t on t.oid = p.prorettype
  cross join (values ('anon'), ('authenticated')) as r (role)
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and has_function_privilege(r.role, p.oid, 'execute')`;

/** Reads what visitors and players may call. */
export function apiOf(database: Database): Promise<Api> {
  return database.withOwner(async ({ query }) => {
    const columns = await query(COLUMNS);
    const joins = await query(JOINS);
    const functions = await query(FUNCTIONS);
    return {
      lines: new Set([...columns.rows, ...joins.rows].map(({ line }) => String(line))),
      functions: functions.rows.map((row) => {
        const names = row['names'] as readonly string[];
        const modes = row['modes'] as readonly string[];
        const inputs = Number(row['inputs']);
        const args = names.slice(0, inputs);
        const table = names.filter((_, at) => modes[at] === 't' || modes[at] === 'o');
        return {
          role: String(row['role']),
          name: String(row['name']),
          args,
          required: args.slice(0, inputs - Number(row['defaults'])),
          returns: table.length > 0 ? table : (row['returned'] as readonly string[]),
        };
      }),
    };
  });
}

/**
 * Lists the calls of an app of `old` that `now` refuses or whose results it leaves out. A function
 * with more arguments serves an old call when those have defaults.
 */
export function brokenBy(old: Api, now: Api): readonly string[] {
  const lines = [...old.lines].filter((line) => !now.lines.has(line));
  const functions = old.functions.flatMap((one) => {
    const call = `${one.role} calls ${one.name}(${one.args.join(', ')})`;
    const heirs = now.functions.filter((heir) => heir.role === one.role && serves(heir, one));
    if (heirs.length === 0) return [call];
    const missing = one.returns.filter((name) => !heirs.some(({ returns }) => returns.includes(name)));
    return missing.map((name) => `${call} for ${name}`);
  });
  return [...lines, ...functions].toSorted();
}

function serves(heir: ApiFunction, old: ApiFunction): boolean {
  return (
    heir.name === old.name &&
    old.args.every((name) => heir.args.includes(name)) &&
    heir.required.every((name) => old.required.includes(name))
  );
}
