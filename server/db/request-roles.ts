import { CODES, DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';

const ROLES = `
  select rolname from pg_roles
  where pg_has_role('authenticator', oid, 'member') and rolname <> 'authenticator' and not rolsuper`;

/**
 * Guards the roles that a token may name: those that `authenticator` is a member of, as on a hosted
 * project. The server's own connection could become anybody. Throws 42501 for others.
 */
export function createRoleGuard(withOwner: Database['withOwner']): (role: string) => Promise<void> {
  let known: ReadonlySet<unknown> | null = null;
  return async (role) => {
    if (known?.has(role) === true) return;
    // Read again for a role that is not known yet: a migration may have made it meanwhile.
    const { rows } = await withOwner(({ query }) => query(ROLES));
    known = new Set(rows.map((row) => row['rolname']));
    if (!known.has(role)) throw new DatabaseError(CODES.forbidden, `permission denied to set role "${role}"`);
  };
}
