import type { Database } from '../db/database.ts';
import type { ApiConfig, ProjectConfig, ProjectResult } from './project-config.ts';
import { allowsRollback, TRANSACTION_END_EXPECTED, transactionEnd } from './transaction-end.ts';

/** Those of this database stand after those of all databases, and count. */
const SETTINGS = `
  select unnest(setconfig) as setting
  from pg_db_role_setting as held
  join pg_roles as role on role.oid = held.setrole
  left join pg_database as home on home.oid = held.setdatabase
  where role.rolname = 'authenticator' and (home.oid is null or home.datname = current_database())
  order by home.oid nulls first`;

/**
 * The project with what its migrations set for the API in the database itself, which counts more
 * than any file: `alter role authenticator set pgrst.db_tx_end = 'commit-allow-override'`, and so
 * `pgrst.db_schemas`, `pgrst.db_extra_search_path`, `pgrst.db_max_rows`,
 * `pgrst.db_aggregates_enabled` and `pgrst.db_plan_enabled`, as PostgREST reads them. Asked after
 * the migrations.
 */
export async function withRoleSettings(database: Database, config: ProjectConfig): Promise<ProjectResult> {
  const { rows } = await database.withOwner(({ query }) => query(SETTINGS));
  const settings = new Map(
    rows.map(({ setting }) => {
      const text = String(setting);
      const at = text.indexOf('=');
      return [text.slice(0, at), text.slice(at + 1)] as const;
    }),
  );
  const problems: string[] = [];
  const read = <T>(
    name: string,
    fallback: T,
    expected: string,
    parse: (text: string) => T | undefined,
  ): T => {
    const text = settings.get(`pgrst.${name}`);
    if (text === undefined) return fallback;
    const value = parse(text);
    if (value === undefined) {
      problems.push(`Setting pgrst.${name} of the role authenticator is "${text}": it must be ${expected}.`);
    }
    return value ?? fallback;
  };
  const api: ApiConfig = {
    ...config.api,
    schemas: read('db_schemas', config.api.schemas, 'names with commas between them', names),
    extraSearchPath: read('db_extra_search_path', config.api.extraSearchPath, 'names', names),
    maxRows: read('db_max_rows', config.api.maxRows, 'a whole number', whole),
    aggregates: read('db_aggregates_enabled', config.api.aggregates, FLAG_EXPECTED, flag),
    plans: read('db_plan_enabled', config.api.plans, FLAG_EXPECTED, flag),
    allowRollback: read('db_tx_end', config.api.allowRollback, TRANSACTION_END_EXPECTED, (text) => {
      const end = transactionEnd(text);
      return end === null ? undefined : allowsRollback(end);
    }),
  };
  return problems.length === 0 ? { ok: true, config: { ...config, api } } : { ok: false, problems };
}

function names(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim().replaceAll(/^"|"$/g, ''))
    .filter((name) => name !== '');
}

const FLAG_EXPECTED = '"true" or "false"';

function flag(text: string): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}

function whole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
