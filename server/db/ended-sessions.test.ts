import { describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { asOwner, createAccount, createSession, testDatabase } from '#tests/builders/database.ts';

const database = testDatabase();

describe('the sessions of a player', () => {
  it.each([
    ['banned', "banned = true, ban_reason = 'Spam'"],
    ['deactivated', 'deactivated = true'],
  ])('end everywhere at once when the player is %s', async (flag, assignment) => {
    const [player, other] = [await createAccount(database), await createAccount(database)];
    const token = async (session: string) =>
      asOwner(
        database,
        'insert into auth.refresh_tokens (token, user_id, session_id) values (gen_random_uuid()::text, $1, $2)',
        [player.id, session],
      );
    const count = async (table: string, user: string) =>
      (await asOwner(database, `select 1 from auth.${table} where user_id::text = $1`, [user])).length;
    await token(await createSession(database, player));
    await createSession(database, other);
    const admin = await createAccount(database, 'wab_admin');
    await act(database, admin, `update profiles set ${assignment} where id = $1`, [player.id]);
    expect(await count('sessions', player.id)).toBe(0);
    expect(await count('refresh_tokens', player.id)).toBe(0);
    expect(await count('sessions', other.id)).toBe(1);
    await createSession(database, player);
    await act(database, admin, `update profiles set ${flag} = false where id = $1`, [player.id]);
    expect(await count('sessions', player.id)).toBe(1);
  });
});
