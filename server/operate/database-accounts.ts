import type { Database, Param } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import { type Account, type Accounts, isProvenAddress, OPERATOR_REASON } from './accounts.ts';
import { OperateError } from './operate-error.ts';

/**
 * As the operator's key would: the owner of a shared PostgreSQL may have fewer rights than that.
 */
const AS_OPERATOR = { role: 'service_role', claims: { role: 'service_role' }, readOnly: false };

const ACCOUNTS = `
  select users.id, users.email, profiles.wab_admin, profiles.banned or profiles.deactivated as blocked,
    profiles.wab_id, to_json(users.created_at) #>> '{}' as made_at, to_json(users.email_confirmed_at) #>> '{}' as confirmed_at
  from auth.users join public.profiles on profiles.id = users.id
  where users.deleted_at is null and users.email is not null and`;

/** No such schema, no such table: nothing was ever migrated here. */
const EMPTY: ReadonlySet<string> = new Set(['3F000', '42P01']);

/** The accounts in a database that this process has open. */
export function createDatabaseAccounts(database: Database): Accounts {
  const read = async (condition: string, params: readonly Param[]): Promise<readonly Account[]> => {
    const { rows } = await database
      .withOwner(({ query }) => query(`${ACCOUNTS} ${condition}`, params))
      .catch(explain);
    return rows.map((row) => ({
      id: String(row['id']),
      email: String(row['email']),
      isAdmin: row['wab_admin'] === true,
      isBlocked: row['blocked'] === true,
      wabId: String(row['wab_id']),
      madeAt: String(row['made_at']),
      isProven: isProvenAddress(String(row['made_at']), textOrNull(row['confirmed_at'])),
    }));
  };
  return {
    find: async (email) => {
      const [account] = await read('lower(users.email) = lower($1) and not users.is_sso_user', [email]);
      return account ?? null;
    },
    admins: () => read('profiles.wab_admin', []),
    setAdmin: async (id, isAdmin) => {
      const { affected } = await database.withRequest(AS_OPERATOR, ({ query }) =>
        query('update public.profiles set wab_admin = $2 where id = $1', [id, isAdmin]),
      );
      return affected === 1;
    },
    help: async (id, help) => {
      const { rows } = await database.withRequest(AS_OPERATOR, ({ query }) =>
        query(`select public.admin_${help}($1, $2) as answer`, [id, OPERATOR_REASON]),
      );
      return rows[0]?.['answer'] ?? null;
    },
  };
}

function explain(cause: unknown): never {
  if (cause instanceof DatabaseError && EMPTY.has(cause.code)) {
    throw new OperateError('This database has no accounts yet. Start the server once: npm start');
  }
  throw cause;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
