import type { Account } from '#data/admin/users.ts';

/** What administrators call an account: by its user name, else its address. */
export function accountName({ username, email, wab_id: wabId }: Account): string {
  return username ?? email ?? wabId;
}
