import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth, type TestReply } from '#tests/builders/auth.ts';

/** Two services on one database, as two processes are. */
let mailing: TestAuth;
let second: TestAuth;
/** A service where addresses count as confirmed at once. */
let direct: TestAuth;

beforeAll(async () => {
  const generous = {
    tokenVerifications: 100_000,
    signInSignUps: 100_000,
    tokenRefresh: 100_000,
    emailSent: 100_000,
  };
  mailing = await openTestAuth({ delivers: true, config: { rateLimit: generous } });
  second = mailing.withConfig({});
  direct = mailing.withConfig({}, false);
}, 60_000);

afterAll(() => mailing.close());

beforeEach(() => {
  mailing.mails.length = 0;
  mailing.clock.advance(3_600);
});

let names = 0;
const newEmail = () => `target${String((names += 1))}@example.com`;
const turns = (count: number) => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? mailing : second));
const opened = (replies: readonly TestReply[]) => replies.filter(({ status }) => status === 200);

async function askForCode(email: string, more: Readonly<Record<string, unknown>> = {}) {
  await mailing.call('POST', '/otp', { body: { email, ...more } });
  const mail = mailing.mails.at(-1);
  if (mail === undefined) throw new Error('nothing was mailed');
  return mail;
}

describe('a refresh token', () => {
  it('gets one successor and one session when many processes use it at once', async () => {
    const member = await direct.join(newEmail());
    const body = { refresh_token: member.refreshToken };
    const replies = await Promise.all(
      turns(24).map((service) => service.call('POST', '/token?grant_type=refresh_token', { body })),
    );
    const successors = new Set(opened(replies).map(({ text }) => text('refresh_token')));
    expect(opened(replies)).toHaveLength(24);
    expect(successors.size).toBe(1);
  });

  it('ends the session for thief and owner alike when it was used long ago, however many try', async () => {
    const member = await direct.join(newEmail());
    const refresh = (token: string, service = mailing) =>
      service.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
    const next = (await refresh(member.refreshToken)).text('refresh_token');
    const newest = (await refresh(next)).text('refresh_token');
    mailing.clock.advance(11);
    const replies = await Promise.all(turns(10).map((service) => refresh(member.refreshToken, service)));
    expect(opened(replies)).toEqual([]);
    for (const token of [member.refreshToken, next, newest]) expect((await refresh(token)).status).toBe(400);
  });

  it('races with a logout and is worth nothing after it', async () => {
    const member = await direct.join(newEmail());
    const refresh = (token: string) =>
      second.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
    const [out, ...replies] = await Promise.all([
      mailing.call('POST', '/logout', { token: member.accessToken }),
      ...Array.from({ length: 10 }, () => refresh(member.refreshToken)),
    ]);
    expect(out.status).toBe(204);
    const tokens = [member.refreshToken, ...opened(replies).map(({ text }) => text('refresh_token'))];
    for (const token of tokens) expect((await refresh(token)).status).toBe(400);
  });

  it.each(["' or '1'='1", '%', '____________', '', 'ABCDEFGHIJKL', 'a'.repeat(13), '\0', {}, 7, null])(
    'is not %j',
    async (token) => {
      const reply = await mailing.call('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: token },
      });
      expect(reply.status).toBe(400);
    },
  );
});

describe('a link', () => {
  it('opens exactly one session when followed many times at once', async () => {
    const email = newEmail();
    const mail = await askForCode(email);
    const link = `/verify?token=${mail.tokenHash}&type=signup`;
    const replies = await Promise.all(turns(16).map((service) => service.call('GET', link)));
    const places = replies.map(({ headers }) => headers.get('location') ?? '');
    expect(places.filter((place) => place.includes('access_token='))).toHaveLength(1);
    expect(places.filter((place) => place.includes('error_code=otp_expired'))).toHaveLength(15);
  });

  it('opens exactly one session when used together with its code', async () => {
    const email = newEmail();
    const { tokenHash, code: token } = await askForCode(email);
    const replies = await Promise.all([
      ...turns(6).map((service) =>
        service.call('POST', '/verify', { body: { type: 'email', token_hash: tokenHash } }),
      ),
      ...turns(6).map((service) =>
        service.call('POST', '/verify', { body: { type: 'email', email, token } }),
      ),
    ]);
    expect(opened(replies)).toHaveLength(1);
  });

  it('opens nothing when of another kind, of another account or guessed by a pattern', async () => {
    const { tokenHash } = await askForCode(newEmail());
    for (const type of [
      'invite_',
      'constructor',
      '__proto__',
      'toString',
      'recovery',
      'email_change',
      "'--",
    ]) {
      const reply = await mailing.call('POST', '/verify', { body: { type, token_hash: tokenHash } });
      expect({ type, isRefused: [400, 403].includes(reply.status) }).toEqual({ type, isRefused: true });
    }
    for (const guess of [
      '%',
      '_'.repeat(56),
      '{}',
      `{${tokenHash}}`,
      `","${tokenHash}`,
      '"',
      '\\',
      'NULL',
      '\ud800',
    ]) {
      const reply = await mailing.call('POST', '/verify', { body: { type: 'signup', token_hash: guess } });
      expect({ guess, status: reply.status }).toEqual({ guess, status: 403 });
    }
    expect(
      (await mailing.call('POST', '/verify', { body: { type: 'signup', token_hash: tokenHash } })).status,
    ).toBe(200);
  });
});

describe('a one-time code', () => {
  /** Every way to cut an address and its code that hash to the same text. */
  const cuts = (email: string, code: string) => {
    const text = `${email}${code}`;
    const from = email.indexOf('@') + 2;
    return Array.from({ length: text.length - from }, (_, at) => [
      text.slice(0, from + at),
      text.slice(from + at),
    ]).filter(([cut]) => cut !== email);
  };

  it('is good for its own address only, not for one that begins or goes on like it', async () => {
    const email = newEmail();
    const { code } = await askForCode(email);
    for (const [cut = '', token = ''] of cuts(email, code)) {
      await askForCode(cut).catch(() => undefined);
      for (const type of ['email', 'signup', 'magiclink']) {
        const reply = await mailing.call('POST', '/verify', { body: { type, email: cut, token } });
        expect({ cut, isOpen: reply.status === 200 }).toEqual({ cut, isOpen: false });
      }
    }
    const reply = await mailing.call('POST', '/verify', { body: { type: 'email', email, token: code } });
    expect(reply.status).toBe(200);
  });

  it('opens no change of address under an address that nobody has', async () => {
    const member = await direct.join(newEmail());
    const wanted = newEmail();
    await mailing.call('PUT', '/user', { token: member.accessToken, body: { email: wanted } });
    const mail = mailing.mails.find(({ to }) => to === wanted);
    for (const [cut, token] of cuts(wanted, mail?.code ?? '')) {
      const reply = await mailing.call('POST', '/verify', {
        body: { type: 'email_change', email: cut, token },
      });
      expect({ cut, isOpen: reply.status === 200 }).toEqual({ cut, isOpen: false });
    }
  });

  it('takes twenty guesses in five minutes, however many ask at once and from wherever', async () => {
    const email = newEmail();
    const { code } = await askForCode(email);
    const guess = (token: string, at: number) =>
      (at % 2 === 0 ? mailing : second).call('POST', '/verify', {
        body: { type: 'email', email: at % 3 === 0 ? email.toUpperCase() : email, token },
        headers: { 'x-forwarded-for': `203.0.113.${String(at)}` },
      });
    const wrong = code === '000000' ? '111111' : '000000';
    const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(wrong, at)));
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40);
    expect((await guess(code, 99)).status).toBe(429);
  });

  it.each(['', ' ', '%', '------', '1', "' or 1=1", '\0', '１２３４５６', '0'.repeat(7)])(
    'is not %j',
    async (token) => {
      const email = newEmail();
      await askForCode(email);
      const reply = await mailing.call('POST', '/verify', { body: { type: 'email', email, token } });
      expect([400, 403]).toContain(reply.status);
    },
  );
});

describe('the code of a PKCE exchange', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const exchange = (code: string, answer: string, service = mailing) =>
    service.call('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: answer } });

  async function stolenCode(): Promise<string> {
    const mail = await askForCode(newEmail(), { code_challenge: challenge, code_challenge_method: 's256' });
    const reply = await mailing.call('GET', `/verify?token=${mail.tokenHash}&type=signup`);
    return new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }

  it('is worth nothing without the verifier', async () => {
    const code = await stolenCode();
    for (const guess of [challenge, 'v', `${verifier} `, '', 'x'.repeat(100_000), "' or true --"]) {
      expect([400, 422]).toContain((await exchange(code, guess)).status);
    }
    expect((await exchange(code, verifier)).status).toBe(200);
  });

  it('opens one session, however many exchange it at once', async () => {
    const code = await stolenCode();
    const replies = await Promise.all(turns(12).map((service) => exchange(code, verifier, service)));
    expect(opened(replies)).toHaveLength(1);
  });

  it('is not valid before its link was followed, nor five minutes after', async () => {
    const email = newEmail();
    await askForCode(email, { code_challenge: challenge, code_challenge_method: 's256' });
    const { rows } = await mailing.database.withOwner(({ query }) =>
      query('select auth_code from auth.flow_state order by created_at desc limit 1'),
    );
    expect((await exchange(String(rows[0]?.['auth_code']), verifier)).status).toBe(422);
    const code = await stolenCode();
    mailing.clock.advance(301);
    expect((await exchange(code, verifier)).status).toBe(422);
  });

  it('cannot be had by asking in somebody else’s name', async () => {
    const email = newEmail();
    await askForCode(email, { code_challenge: challenge, code_challenge_method: 's256' });
    const thief = createHash('sha256').update('t'.repeat(43)).digest('base64url');
    const mail = await askForCode(email, { code_challenge: thief, code_challenge_method: 's256' });
    const reply = await mailing.call('GET', `/verify?token=${mail.tokenHash}&type=signup`);
    expect(reply.headers.get('location')).toContain('code=');
    expect(reply.headers.get('location')).not.toContain('access_token');
  });
});

describe('an address that was signed up by somebody else first', () => {
  it('does not open to the password of the stranger who signed it up', async () => {
    const email = newEmail();
    const [thiefs, owners] = ['the password of a thief', PASSWORD];
    await mailing.call('POST', '/signup', { body: { email, password: thiefs } });
    await mailing.call('POST', '/signup', { body: { email, password: owners } });
    const mail = mailing.mails.at(-1);
    await mailing.call('GET', `/verify?token=${mail?.tokenHash ?? ''}&type=signup`);
    const signIn = (password: string) =>
      mailing.call('POST', '/token?grant_type=password', { body: { email, password } });
    expect((await signIn(thiefs)).status).toBe(400);
  });

  it('does not open to it even after its owner confirmed a link without a password', async () => {
    for (const path of ['/otp', '/recover']) {
      const email = newEmail();
      const password = 'the password of a thief';
      await mailing.call('POST', '/signup', { body: { email, password } });
      await mailing.call('POST', path, { body: { email } });
      const { tokenHash = '', link = '' } = mailing.mails.at(-1) ?? {};
      const type = new URL(link ?? '').searchParams.get('type') ?? '';
      const verified = await mailing.call('POST', '/verify', { body: { type, token_hash: tokenHash } });
      expect(verified.status).toBe(200);
      const reply = await mailing.call('POST', '/token?grant_type=password', { body: { email, password } });
      expect({ path, status: reply.status }).toEqual({ path, status: 400 });
    }
  });
});
