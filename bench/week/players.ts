/** The players of a week: accounts with a session, without the cost of their passwords. */
import type { Database } from '#server/db/database.ts';
import type { Muster } from '../server-process.ts';

const WEEK_SECONDS = 7 * 24 * 3600;

export type Player = {
  readonly id: string;
  readonly token: string;
  /** The network that the player's calls come from. */
  readonly address: string;
};

/** Gives each account a session and the token of one. */
export async function signedIn(
  database: Database,
  { sign }: Pick<Muster, 'sign'>,
  ids: readonly string[],
): Promise<readonly Player[]> {
  const { rows } = await database.withOwner(({ query }) =>
    query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
       select gen_random_uuid(), id, now(), now(), 'aal1' from (select value::uuid as id from jsonb_array_elements_text($1)) as player
       returning id, user_id`,
      [JSON.stringify(ids)],
    ),
  );
  const now = Math.floor(Date.now() / 1000);
  return Promise.all(
    rows.map(async ({ id, user_id: user }, at) => {
      const claims = { sub: String(user), session_id: String(id), role: 'authenticated' };
      return {
        id: String(user),
        token: await sign({
          ...claims,
          aud: 'authenticated',
          aal: 'aal1',
          iat: now,
          exp: now + WEEK_SECONDS,
        }),
        address: `10.${String(128 + (at >> 16))}.${String((at >> 8) & 255)}.${String(at & 255)}`,
      };
    }),
  );
}
