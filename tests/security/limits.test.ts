import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth, type TestReply } from '#tests/builders/auth.ts';

/** Two services on one database, as two processes are. */
let first: TestAuth;
let second: TestAuth;
let mailing: TestAuth;

beforeAll(async () => {
  first = await openTestAuth();
  second = first.withConfig({});
  mailing = first.withConfig({ rateLimit: { emailSent: 10 }, email: { maxFrequency: 60 } }, true);
}, 60_000);

afterAll(() => first.close());

type From = {
  /** The other end of the socket. */
  readonly peer: string;
  readonly forwarded?: string;
};

let names = 0;
const newEmail = () => `player${String((names += 1))}@example.org`;

async function ask(
  service: TestAuth,
  path: string,
  body: unknown,
  { peer, forwarded }: From,
): Promise<number> {
  const reply = await service.auth.request(
    path,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(forwarded === undefined
          ? {}
          : { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` }),
      },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return reply.status;
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;
const together = (count: number, run: (service: TestAuth, at: number) => Promise<number>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at % 2 === 0 ? first : second, at)));
const wrong = () => ({ email: newEmail(), password: 'not this one' });

describe('a limit', () => {
  it.each([
    ['/token?grant_type=password', () => wrong()],
    ['/token?grant_type=refresh_token', () => ({ refresh_token: 'aaaaaaaaaaaa' })],
    ['/verify', () => ({ type: 'email', email: newEmail(), token: '000000' })],
    ['/recover', () => ({ email: newEmail() })],
    ['/signup', () => ({ email: newEmail(), password: PASSWORD })],
    ['/otp', () => ({ email: newEmail(), create_user: false })],
  ])('holds for %s when sixty ask at once of two processes', async (path, body) => {
    first.clock.advance(3_600);
    const statuses = await together(60, (service) => ask(service, path, body(), { peer: '203.0.113.7' }));
    expect(refused(statuses)).toBe(30);
  });

  it('is not passed by headers that name another address, unless a proxy on this machine wrote them', async () => {
    first.clock.advance(3_600);
    const path = '/token?grant_type=password';
    const spoofed = await together(60, (service, at) =>
      ask(service, path, wrong(), { peer: '198.51.100.9', forwarded: `203.0.113.${String(at)}` }),
    );
    expect(refused(spoofed)).toBe(30);
    const prefixed = await together(60, (service, at) =>
      ask(service, path, wrong(), { peer: '127.0.0.1', forwarded: `203.0.113.${String(at)}, 192.0.2.1` }),
    );
    expect(refused(prefixed)).toBe(30);
    const many = await together(60, (service, at) =>
      ask(service, path, wrong(), { peer: '127.0.0.1', forwarded: `203.0.113.${String(at)}` }),
    );
    expect(refused(many)).toBe(0);
  });

  it('is not passed by taking another address of the same subscriber', async () => {
    first.clock.advance(3_600);
    const statuses = await together(60, (service, at) =>
      ask(service, '/token?grant_type=password', wrong(), { peer: `2001:db8:1:2::${at.toString(16)}` }),
    );
    expect(refused(statuses)).toBe(30);
    const others = await together(30, (service, at) =>
      ask(service, '/token?grant_type=password', wrong(), { peer: `2001:db8:1:${(at + 3).toString(16)}::1` }),
    );
    expect(refused(others)).toBe(0);
  });

  it('counts the guesses at one account from all addresses together', async () => {
    first.clock.advance(3_600);
    const { email } = await first.join(newEmail());
    const guess = (service: TestAuth, at: number, password: string) => {
      const spelled = [email, email.toUpperCase(), ` ${email} `][at % 3];
      return ask(
        service,
        '/token?grant_type=password',
        { email: spelled, password },
        { peer: `203.0.113.${String(at)}` },
      );
    };
    const statuses = await together(60, (service, at) => guess(service, at, `guess ${String(at)}`));
    expect(refused(statuses)).toBe(40);
    expect(await guess(first, 100, PASSWORD)).toBe(429);
    first.clock.advance(300);
    expect(await guess(first, 100, PASSWORD)).toBe(200);
  });

  it('tells when to come back, and not whether there is such an account', async () => {
    first.clock.advance(3_600);
    const { email } = await first.join(newEmail());
    const last = async (address: string): Promise<TestReply> => {
      let reply: TestReply | null = null;
      for (let turn = 0; turn < 21; turn += 1) {
        reply = await first.call('POST', '/token?grant_type=password', {
          body: { email: address, password: 'x' },
        });
      }
      if (reply === null) throw new Error('nothing was asked');
      return reply;
    };
    const [known, unknown] = [await last(email), await last(newEmail())];
    for (const { status, headers } of [known, unknown]) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(known.json).toEqual(unknown.json);
  });

  it('keeps mails to one a minute for an address and to the project’s number for all', async () => {
    first.clock.advance(7_200);
    mailing.mails.length = 0;
    const { email } = await first.join(newEmail());
    const same = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ask(
          mailing,
          '/recover',
          { email: at % 2 === 0 ? email : email.toUpperCase() },
          { peer: '192.0.2.1' },
        ),
      ),
    );
    expect(refused(same)).toBe(19);
    expect(mailing.mails).toHaveLength(1);
    const all = await Promise.all(
      Array.from({ length: 25 }, () => ask(mailing, '/otp', { email: newEmail() }, { peer: '192.0.2.2' })),
    );
    expect(refused(all)).toBe(16);
    expect(mailing.mails).toHaveLength(10);
  });
});
