import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';
import { createAuth } from './create-auth.ts';

let test: TestAuth;
let work: string[] = [];
let ask: (path: string, body: object) => Promise<{ status: number; text: string; work: readonly string[] }>;
const KNOWN = 'known@example.org';
const WAITING = 'waiting@example.org';

beforeAll(async () => {
  test = await openTestAuth({ delivers: true });
  const { hasher } = test.parts;
  const auth = createAuth({
    ...test.parts,
    hasher: {
      hash: (password) => (work.push('hash'), hasher.hash(password)),
      matches: (password, hash) => (work.push('compare'), hasher.matches(password, hash)),
    },
    pause: async (milliseconds) => void work.push(`wait ${String(milliseconds)}`),
  });
  ask = async (path, body) => {
    work = [];
    const answer = await auth.request(path, { method: 'POST', body: JSON.stringify(body) });
    return { status: answer.status, text: await answer.text(), work };
  };
  await test.withConfig({}, false).join(KNOWN);
  await test.call('POST', '/signup', { body: { email: WAITING, password: PASSWORD } });
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.clock.advance(3_600));

let made = 0;
const unknown = () => `unknown${String((made += 1))}@example.org`;
/** The text of an answer, without the address, ids and times in it. */
const shape = (text: string, email: string) =>
  text
    .replaceAll(email, '<address>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');

describe('an address without an account', () => {
  it.each([
    ['/otp', (email: string) => ({ email, create_user: false })],
    ['/magiclink', (email: string) => ({ email, create_user: false })],
    ['/otp', (email: string) => ({ email })],
    ['/recover', (email: string) => ({ email })],
    ['/resend', (email: string) => ({ email, type: 'signup' })],
    ['/signup', (email: string) => ({ email, password: PASSWORD, data: { language: 'es', a: 1.0 } })],
    ['/token?grant_type=password', (email: string) => ({ email, password: 'not this one' })],
    ['/verify', (email: string) => ({ email, type: 'email', token: '000000' })],
  ])('gets the response of a known one from %s, after the same work', async (path, body) => {
    const nobody = unknown();
    const answer = await ask(path, body(nobody));
    for (const email of [KNOWN, WAITING]) {
      const known = await ask(path, body(email));
      expect({ ...known, text: shape(known.text, email) }).toEqual({
        ...answer,
        text: shape(answer.text, nobody),
      });
    }
  });

  it('gets its response after a fixed time, in which a token is written for a known one', async () => {
    for (const path of ['/otp', '/magiclink', '/recover', '/resend']) {
      const { work: done } = await ask(path, { email: unknown(), type: 'signup' });
      expect({ path, done }).toEqual({ path, done: ['wait 200'] });
    }
  });

  it('signs up in the fixed time that the writes for a known or a new one take', async () => {
    for (const email of [unknown(), KNOWN, WAITING]) {
      const { work: done } = await ask('/signup', { email, password: PASSWORD });
      expect({ email, done }).toEqual({ email, done: ['hash', 'compare', 'wait 200'] });
    }
  });

  it('gets no account and no mail where sign-ups are closed, and is not told so', async () => {
    const closed = test.withConfig({ enableSignup: false });
    const count = test.mails.length;
    const email = unknown();
    expect((await closed.call('POST', '/otp', { body: { email } })).json).toEqual({});
    expect(test.mails).toHaveLength(count);
    expect(await asOwner(test.database, 'select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  it('is no player before its link was followed, also where a sign-up confirms at once', async () => {
    const players = async () => (await asOwner(test.database, 'select public.user_count() as n'))[0]?.['n'];
    const before = await players();
    const email = unknown();
    await test.withConfig({}, false).call('POST', '/otp', { body: { email } });
    expect(await players()).toBe(before);
    const body = { type: 'email', token_hash: test.mails.at(-1)?.tokenHash };
    expect((await test.call('POST', '/verify', { body })).status).toBe(200);
    expect(await players()).toBe(Number(before) + 1);
  });
});
