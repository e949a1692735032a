import { describe, expect, it } from 'vitest';
import { service, visitor, type Installation } from './backends.ts';
import { member, newEmail, PASSWORD } from './member.ts';

/** Tests the rights of the service key over accounts, which nobody else has. */
export function administration(running: Installation): void {
  describe('administration with the service key', () => {
    it('makes, lists, reads, changes and deletes users', async () => {
      const { admin } = service(running.first).auth;
      const email = newEmail();
      const made = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
      const id = made.data.user?.id ?? '';
      expect((await admin.listUsers({ page: 1, perPage: 1 })).data).toMatchObject({ users: [{ id }] });
      expect((await admin.getUserById(id)).data.user?.email).toBe(email);
      const banned = await admin.updateUserById(id, { ban_duration: '24h' });
      expect(banned.data.user).toHaveProperty('banned_until');
      const { error } = await visitor(running.second).auth.signInWithPassword({ email, password: PASSWORD });
      expect(error?.code).toBe('user_banned');
      expect((await admin.deleteUser(id)).error).toBeNull();
      expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
    });

    it('invites, and makes links that sign in', async () => {
      const { admin } = service(running.first).auth;
      expect((await admin.inviteUserByEmail(newEmail())).error).toBeNull();
      const { email, id } = await member(running);
      const link = await admin.generateLink({ type: 'recovery', email });
      const verified = await visitor(running.second).auth.verifyOtp({
        type: 'recovery',
        token_hash: link.data.properties?.hashed_token ?? '',
      });
      expect(verified.data.user?.id).toBe(id);
    });

    it('reads and removes second factors, and ends sessions', async () => {
      const { client, id, session } = await member(running);
      await client.auth.mfa.enroll({ factorType: 'totp' });
      const { admin } = service(running.second).auth;
      const listed = await admin.mfa.listFactors({ userId: id });
      const [factor] = listed.data?.factors ?? [];
      expect((await admin.mfa.deleteFactor({ userId: id, id: factor?.id ?? '' })).error).toBeNull();
      expect((await admin.signOut(session.access_token, 'global')).error).toBeNull();
      expect((await client.auth.getUser(session.access_token)).error?.name).toBe('AuthSessionMissingError');
    });

    it('is refused to users and visitors', async () => {
      const { session } = await member(running);
      const asUser = await fetch(`${running.first.url}/auth/v1/admin/users`, {
        headers: { Authorization: `Bearer ${session.access_token}`, apikey: running.first.anonKey },
      });
      expect(asUser.status).toBe(403);
      expect((await visitor(running.first).auth.admin.listUsers()).error?.code).toBe('not_admin');
    });
  });
}
