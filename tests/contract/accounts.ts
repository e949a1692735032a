import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { visitor, type Client, type Installation } from './backends.ts';
import { member, newEmail, PASSWORD } from './member.ts';

type Auth = Client['auth'];

/** Tests the calls of a player's client to the account service. */
export function accounts(running: Installation): void {
  describe('accounts', () => {
    it('signs up, out, and in again with a password', async () => {
      const { client, email, id } = await member(running);
      expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
      const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
      expect([error, data.user?.id, data.user?.user_metadata['language']]).toEqual([null, id, 'es']);
    });

    it('names what is wrong by its code', async () => {
      const { client, email } = await member(running);
      const wrong = await client.auth.signInWithPassword({ email, password: 'wrong' });
      expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'invalid_credentials']);
      const weak = await visitor(running.first).auth.signUp({ email: newEmail(), password: 'x' });
      expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
      const taken = await visitor(running.first).auth.signUp({ email, password: PASSWORD });
      expect(taken.error?.code).toBe('user_already_exists');
    });

    it('signs in at one process, refreshes at the other, and is signed out at both', async () => {
      const { client, id, session } = await member(running);
      const other = visitor(running.second);
      const { data } = await other.auth.setSession(session);
      expect(data.user?.id).toBe(id);
      const refreshed = await other.auth.refreshSession({ refresh_token: session.refresh_token });
      expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
      await other.auth.signOut();
      const { error } = await client.auth.getUser(session.access_token);
      expect(error?.name).toBe('AuthSessionMissingError');
    });

    it('verifies tokens by the published keys', async () => {
      const { session } = await member(running);
      const { data, error } = await visitor(running.second).auth.getClaims(session.access_token);
      expect([error, data?.header.alg, data?.claims.role]).toEqual([null, 'ES256', 'authenticated']);
    });

    it('changes metadata, password and address, and reads identities', async () => {
      const { client } = await member(running);
      const changed = await client.auth.updateUser({
        data: { language: 'fr' },
        password: 'another long password',
      });
      expect([changed.error, changed.data.user?.user_metadata['language']]).toEqual([null, 'fr']);
      const email = newEmail();
      expect((await client.auth.updateUser({ email })).data.user?.email).toBe(email);
      const identities = await client.auth.getUserIdentities();
      expect(identities.data?.identities).toHaveLength(1);
      const [identity] = identities.data?.identities ?? [];
      if (identity === undefined) throw new Error('no identity');
      expect((await client.auth.unlinkIdentity(identity)).error?.code).toBe('manual_linking_disabled');
    });

    it('accepts requests for links and codes, though nobody gets them without a mail server', async () => {
      const { client, email } = await member(running);
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      expect(
        (await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error,
      ).toBeNull();
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
      expect((await client.auth.reauthenticate()).error).toBeNull();
      const unknown = await client.auth.signInWithOtp({
        email: newEmail(),
        options: { shouldCreateUser: false },
      });
      // A hosted project says otp_disabled, and so who has an account.
      expect(unknown.error).toBeNull();
    });

    it.each([
      [
        'a telephone',
        (auth: Auth) => auth.signInWithOtp({ phone: '+34600000000' }),
        'phone_provider_disabled',
      ],
      [
        'single sign-on',
        (auth: Auth) => auth.signInWithSSO({ domain: 'example.org' }),
        'saml_provider_disabled',
      ],
      [
        'a token of elsewhere',
        (auth: Auth) => auth.signInWithIdToken({ provider: 'google', token: 'x' }),
        'provider_disabled',
      ],
    ])('responds to %s as a project with that switched off', async (_, ask, code) => {
      const { error } = await ask(visitor(running.first).auth);
      expect(error?.code).toBe(code);
    });
  });
}

/** Tests the calls of a player's client about second factors. */
export function secondFactor(running: Installation): void {
  describe('a second factor', () => {
    it('is enrolled, asked for and removed', async () => {
      const { client, email } = await member(running);
      const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'telephone' });
      if (enrolled.error !== null) throw enrolled.error;
      const { id, totp } = enrolled.data;
      expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,/);
      const code = () => new TOTP({ secret: totp.secret }).generate();
      const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code: code() });
      expect(verified.error).toBeNull();
      const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
      expect([level?.currentLevel, level?.nextLevel]).toEqual(['aal2', 'aal2']);
      const factors = await client.auth.mfa.listFactors();
      expect(factors.data?.totp).toHaveLength(1);

      const fresh = visitor(running.second);
      await fresh.auth.signInWithPassword({ email, password: PASSWORD });
      const refused = await fresh.auth.updateUser({ password: 'another long password' });
      expect(refused.error?.code).toBe('insufficient_aal');
      expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
      expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(0);
    });
  });
}
