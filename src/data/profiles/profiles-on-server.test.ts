import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RealBackend, startRealBackend } from '#tests/builders/real-backend.ts';
import { totpCode } from '#tests/builders/totp-code.ts';
import { createQueryClient } from '../query/query-client.ts';
import { setNewPassword } from '../session/password.ts';
import { sessionStore } from '../session/session-store.ts';
import { signIn, signUp, verifySecondFactor } from '../session/sign-in.ts';
import { signOut } from '../session/sign-out.ts';
import { accountQuery, changeEmail } from './account.ts';
import { deleteMyAccount, exportMyData } from './my-data.ts';
import { ownProfileQuery } from './own-profile.ts';
import { publicProfileQuery } from './public-profile.ts';
import { saveProfile } from './save-profile.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { devicesQuery, signOutDevice } from './signed-in-devices.ts';
import { usernameCheckQuery } from './username-check.ts';

const PASSWORD = 'a long password of a test';
let server: RealBackend;
let made = 0;
const client = createQueryClient();

beforeAll(async () => {
  server = await startRealBackend();
}, 60_000);
afterAll(async () => server.stop());
beforeEach(() => client.clear());

/** A new account, signed in; its id and address. */
async function join(): Promise<{ readonly id: string; readonly email: string }> {
  made += 1;
  const email = `player${String(made)}@example.org`;
  const outcome = await signUp({ email, password: PASSWORD }, { language: 'en', next: '/' });
  const { viewer } = sessionStore.getState();
  if (!outcome.ok || viewer.status !== 'authenticated') throw new Error('sign-up failed');
  return { id: viewer.userId, email };
}

const ownProfile = async (id: string) => client.query(ownProfileQuery(id));

describe('one’s own profile', () => {
  it('begins with a WAB id and nothing else', async () => {
    const { id } = await join();
    const profile = await ownProfile(id);
    expect(profile.wabId).toMatch(/^WAB(-[A-Z0-9]{4}){3}$/);
    expect(profile).toMatchObject({
      id,
      username: null,
      bio: null,
      avatarUrl: null,
      gamesWon: 0,
      gamesLost: 0,
    });
    expect(profile).toMatchObject({ profileVisibility: 'everyone', activityVisibility: 'everyone' });
  });

  it('keeps what is saved, trimmed; a blank text empties, and what is not named stays', async () => {
    const { id } = await join();
    const socials = {
      discord: 'https://discord.gg/x',
      twitter: '',
      instagram: ' @ada ',
      youtube: null,
      twitch: null,
    };
    expect(await saveProfile(id, { bio: ' one\ntwo ', location: 'Lyon', socials })).toMatchObject({
      ok: true,
    });
    expect(await saveProfile(id, { location: '  ', favoriteFaction: 'syenann' })).toMatchObject({ ok: true });
    expect(await ownProfile(id)).toMatchObject({
      bio: 'one\ntwo',
      location: null,
      favoriteFaction: 'syenann',
      socials: {
        discord: 'https://discord.gg/x',
        twitter: null,
        instagram: '@ada',
        youtube: null,
        twitch: null,
      },
    });
  });

  it('refuses a name that another player has, whatever its letters’ size', async () => {
    const ada = await join();
    expect(await saveProfile(ada.id, { username: 'Ada' })).toMatchObject({ ok: true });
    const other = await join();
    expect(await saveProfile(other.id, { username: 'aDA' })).toEqual({ ok: false, code: 'name-taken' });
    expect((await ownProfile(other.id)).username).toBeNull();
  });

  it('refuses what the database does not take', async () => {
    const { id } = await join();
    expect(await saveProfile(id, { username: 'x\u200by' })).toEqual({ ok: false, code: 'not-accepted' });
    expect(await saveProfile(id, { bio: 'a'.repeat(1001) })).toEqual({ ok: false, code: 'not-accepted' });
  });

  it('is nobody else’s to change', async () => {
    const ada = await join();
    await join();
    expect(await saveProfile(ada.id, { bio: 'not mine' })).toEqual({ ok: false, code: 'not-allowed' });
  });
});

describe('a user name', () => {
  it('is free, one’s own, or taken with free ones near it', async () => {
    const bran = await join();
    await saveProfile(bran.id, { username: 'Bran' });
    expect(await client.query(usernameCheckQuery('bran', 'WAB-AAAA-BBBB-CCCC'))).toEqual({
      isFree: true,
    });
    const other = await join();
    await saveProfile(other.id, { username: 'bran2' });
    await join();
    client.clear();
    expect(await client.query(usernameCheckQuery('Branwen', 'WAB-AAAA-BBBB-CCCC'))).toEqual({
      isFree: true,
    });
    expect(await client.query(usernameCheckQuery('BRAN', 'WAB-AAAA-BBBB-CCCC'))).toEqual({
      isFree: false,
      suggestions: ['BRAN7', 'BRAN CCCC', 'BRAN_2'],
    });
  });
});

describe('a player’s page', () => {
  const page = async (who: string, viewer: string | null = null) =>
    client.query({ ...publicProfileQuery(who, viewer), staleTime: 0 });

  it('is found by name and by id, and holds neither address nor whole WAB id', async () => {
    const { id, email } = await join();
    await saveProfile(id, { username: 'Cara & née "C"?', bio: 'Hello' });
    const byName = await page('cara & NÉE "c"?', id);
    expect(byName).toMatchObject({ id, bio: 'Hello', isOwn: true, postsCount: 0, isBlocked: false });
    expect(await page(id, id)).toEqual(byName);
    expect(JSON.stringify(byName)).not.toContain(email);
    expect(byName?.shortId).toMatch(/^WAB-[A-Z0-9]{4}$/);
  });

  it('is null both for readers who may not see it and when there is no such player', async () => {
    const { id } = await join();
    await saveProfile(id, { username: 'Dara', profileVisibility: 'signed_in' });
    await signOut('local');
    expect(await page('Dara')).toBeNull();
    expect(await page('Nobody of that name')).toBeNull();
    const other = await join();
    expect(await page('Dara', other.id)).toMatchObject({ id, isOwn: false });
  });
});

describe('devices', () => {
  it('are listed with this one first, and signed out one by one', async () => {
    const { id, email } = await join();
    await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'Content-Type': 'application/json', 'User-Agent': 'Another/1.0' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const devices = await client.query(devicesQuery(id));
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const other = devices[1]?.id ?? '';
    expect(await signOutDevice(other)).toEqual({ ok: true, wasThere: true });
    expect(await signOutDevice(other)).toEqual({ ok: true, wasThere: false });
    expect(await client.query(devicesQuery(id))).toHaveLength(1);
  });
});

describe('the account', () => {
  const account = async (id: string) => client.query(accountQuery(id));

  it('changes its address at once where nothing is mailed, and not to one that is taken', async () => {
    const first = await join();
    const { id } = await join();
    expect(await changeEmail(first.email)).toMatchObject({ ok: false, code: 'email_exists' });
    expect(await changeEmail(' Moved@Example.org ')).toEqual({ ok: true, isChanged: true });
    expect(await account(id)).toEqual({ email: 'moved@example.org', newEmail: null, factors: [] });
  });

  it('changes its password only with the present one', async () => {
    await join();
    const next = 'another long password';
    const wrong = await setNewPassword(next, { currentPassword: 'not it' });
    expect(wrong).toMatchObject({ ok: false, code: 'current_password_invalid' });
    expect(await setNewPassword(next, { currentPassword: PASSWORD })).toEqual({ ok: true });
  });

  it('gets a second factor with a first code; a set-up that was left half way is given up for a new one', async () => {
    const { id } = await join();
    const left = await beginSecondFactor('Phone');
    const begun = await beginSecondFactor('Phone');
    if (!left.ok || !begun.ok) throw new Error('no set-up');
    expect(begun.factor.secret).not.toBe(left.factor.secret);
    expect(begun.factor.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(await confirmSecondFactor(begun.factor.id, '000000')).toMatchObject({
      ok: false,
      code: 'mfa_verification_failed',
    });
    expect(await account(id)).toMatchObject({ factors: [] });
    expect(await confirmSecondFactor(begun.factor.id, totpCode(begun.factor.secret))).toEqual({ ok: true });
    client.clear();
    expect(await account(id)).toMatchObject({ factors: [{ id: begun.factor.id, name: 'Phone' }] });
    expect(sessionStore.getState().viewer).toMatchObject({ userId: id });
    expect(await removeSecondFactor(begun.factor.id)).toEqual({ ok: true });
    expect(await removeSecondFactor(begun.factor.id)).toEqual({ ok: true });
  });

  it('asks for a code of the other app once the app that this session was opened with is gone', async () => {
    await join();
    const first = await beginSecondFactor('Phone');
    if (!first.ok) throw new Error('no set-up');
    await confirmSecondFactor(first.factor.id, totpCode(first.factor.secret));
    const second = await beginSecondFactor('Tablet');
    if (!second.ok) throw new Error('no set-up');
    await confirmSecondFactor(second.factor.id, totpCode(second.factor.secret));
    expect(await removeSecondFactor(second.factor.id)).toEqual({ ok: true });
    expect(await changeEmail('elsewhere@example.org')).toMatchObject({ ok: false, code: 'insufficient_aal' });
    // Each code is taken once: the next one.
    expect(await verifySecondFactor(totpCode(first.factor.secret, 1))).toEqual({ ok: true });
    expect(await changeEmail('elsewhere@example.org')).toMatchObject({ ok: true });
  });
});

describe('one’s data', () => {
  it('comes as one JSON text, with the lists of this device and without secrets', async () => {
    const { id, email } = await join();
    await saveProfile(id, { bio: 'All about me' });
    const saved = {
      id: 'l1',
      name: 'Kept here',
      faction: 'syenann',
      units: [],
      created_at: '2026-01-01T00:00:00.000Z',
    };
    localStorage.setItem('armyLists', JSON.stringify([saved]));
    const outcome = await exportMyData();
    if (!outcome.ok) throw new Error(outcome.code);
    const data: unknown = JSON.parse(outcome.text);
    expect(data).toMatchObject({
      account: { email },
      profile: { id, bio: 'All about me' },
      saved_lists: [],
      this_device: { saved_lists: [{ name: 'Kept here' }] },
    });
    expect(outcome.text).not.toMatch(/password|secret/i);
  });

  it('goes with the account, which signs in no more', async () => {
    const { email } = await join();
    expect(await deleteMyAccount()).toEqual({ ok: true });
    await signOut('local');
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({
      ok: false,
      code: 'invalid_credentials',
    });
  });

  it('stays while the second factor of the account was not shown', async () => {
    const { email } = await join();
    const begun = await beginSecondFactor('Phone');
    if (!begun.ok) throw new Error('no set-up');
    await confirmSecondFactor(begun.factor.id, totpCode(begun.factor.secret));
    await signOut('local');
    expect(await signIn({ email, password: PASSWORD })).toEqual({ ok: true, needsSecondFactor: true });
    expect(await deleteMyAccount()).toEqual({ ok: false, code: 'needs-second-factor' });
    expect(await verifySecondFactor(totpCode(begun.factor.secret, 1))).toEqual({ ok: true });
    expect(await deleteMyAccount()).toEqual({ ok: true });
  });
});

describe('without an answer', () => {
  it('a change comes back as a value', async () => {
    const { id } = await join();
    const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await saveProfile(id, { bio: 'x' })).toEqual({ ok: false, code: 'offline' });
    expect(await exportMyData()).toEqual({ ok: false, code: 'offline' });
    lost.mockRestore();
    expect(sessionStore.getState().isReachable).toBe(false);
  });
});
