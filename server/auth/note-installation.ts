import { confirmsAtOnce, type AuthContext } from './auth-context.ts';

/**
 * Tells the database whether players get mail: where they do not, an administrator may write a link
 * for a new password. A project folder other than ours has no place for it.
 */
export async function noteInstallation(
  parts: Pick<AuthContext, 'config' | 'mailer' | 'database'>,
): Promise<void> {
  await parts.database.withOwner(async ({ query }) => {
    const { rows } = await query("select to_regclass('private.installation') is not null as is_there");
    if (rows[0]?.['is_there'] !== true) return;
    await query(
      `insert into private.installation (sends_mail) values ($1::boolean)
       on conflict (is_only) do update set sends_mail = excluded.sends_mail`,
      [!confirmsAtOnce(parts)],
    );
  });
}
