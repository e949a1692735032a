/** Every account belongs to this one on a hosted project, which looks for it. */
const INSTANCE = '00000000-0000-0000-0000-000000000000';
const EMPTY = "''::text";

/**
 * The columns of `auth.users` that differ in a backup. Links and codes under way are dropped with
 * their tokens, which are not in the backup. Where we store nothing, a hosted project's server
 * expects an empty text.
 */
const VALUES: ReadonlyMap<string, (raw: string) => string> = new Map([
  ...[
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'email_change',
    'phone_change',
    'phone_change_token',
    'reauthentication_token',
  ].map((column): [string, (raw: string) => string] => [column, () => EMPTY]),
  ['email_change_confirm_status', () => "'0'::text"],
  ['instance_id', (raw) => `coalesce(${raw}, '${INSTANCE}')`],
  ['aud', (raw) => `coalesce(nullif(${raw}, ''), 'authenticated')`],
  ['role', (raw) => `coalesce(nullif(${raw}, ''), 'authenticated')`],
  ['raw_app_meta_data', (raw) => `coalesce(${raw}, '{}')`],
  ['raw_user_meta_data', (raw) => `coalesce(${raw}, '{}')`],
]);

/** The SQL for a column of `auth.users` in a backup; `raw` is the column as text. */
export function accountValue(column: string, raw: string): string {
  return VALUES.get(column)?.(raw) ?? raw;
}
