import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { codeOf, protect } from '#tests/builders/second-factor.ts';

let test: TestAuth;
const HOME = '198.51.100.7';
const stranger = (at: number) => `203.0.113.${String(at)}`;

beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.clock.advance(3_600));

let members = 0;
/** A new account that was signed in from HOME once, and whose session there is over. */
async function owner(): Promise<string> {
  const email = `owner${String((members += 1))}@example.org`;
  await test.join(email);
  expect((await from(HOME, email)).status).toBe(200);
  test.clock.advance(3_600);
  return email;
}

async function from(peer: string, email: string, password = PASSWORD) {
  const reply = await test.auth.request(
    '/token?grant_type=password',
    { method: 'POST', body: JSON.stringify({ email, password }) },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return { status: reply.status, json: (await reply.json()) as Readonly<Record<string, string>> };
}

/** So many wrong passwords from as many strangers; how many were looked at. */
async function guess(email: string, turns: number, peer = (at: number) => stranger(at)): Promise<number> {
  let tried = 0;
  for (let at = 0; at < turns; at += 1) {
    if ((await from(peer(at), email, `guess ${String(at)}`)).status === 400) tried += 1;
  }
  return tried;
}

describe('a stranger who uses up the guesses at an account', () => {
  it('locks nobody out where its owner has signed in before, and gets no more guesses than before', async () => {
    const email = await owner();
    expect(await guess(email, 60)).toBe(20);
    expect((await from(stranger(99), email)).status).toBe(429);
    expect((await from(HOME, email)).status).toBe(200);
  });

  it('gets twenty guesses in the very network of the owner as well, and not one more', async () => {
    const email = await owner();
    expect(await guess(email, 60, () => HOME)).toBe(20);
    expect((await from(HOME, email)).status).toBe(429);
    expect(await guess(email, 60)).toBe(20);
  });

  it('makes no network known by guessing, and none for longer than 90 days', async () => {
    const email = await owner();
    await guess(email, 25, () => stranger(1));
    expect((await from(stranger(1), email)).status).toBe(429);
    test.clock.advance(91 * 24 * 3_600);
    await guess(email, 25);
    expect((await from(HOME, email)).status).toBe(429);
  });

  it('makes no network known with the password alone where a second factor is set up', async () => {
    const email = `protected${String((members += 1))}@example.org`;
    const { factor } = await protect(test, (await test.join(email)).accessToken);
    test.clock.advance(3_600);
    const thief = await from(stranger(5), email);
    expect(thief.status).toBe(200);
    await guess(email, 25);
    expect((await from(stranger(5), email)).status).toBe(429);
    test.clock.advance(3_600);
    // The owner shows the factor at home, and is known there from then on.
    const token = (await from(HOME, email)).json['access_token'] ?? '';
    const at = { incoming: { socket: { remoteAddress: HOME } } };
    const ask = (path: string, body: object) =>
      test.auth.request(
        `/factors/${factor.id}/${path}`,
        { method: 'POST', body: JSON.stringify(body), headers: { Authorization: `Bearer ${token}` } },
        at,
      );
    const { id } = (await (await ask('challenge', {})).json()) as { readonly id: string };
    expect((await ask('verify', { challenge_id: id, code: codeOf(test, factor) })).status).toBe(200);
    await guess(email, 25);
    expect((await from(HOME, email)).status).toBe(200);
  });
});
