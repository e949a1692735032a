import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, openTestAuth, PASSWORD, SITE_URL, type TestAuth } from '#tests/builders/auth.ts';
import { CANARY, leaks, plantVictim, readPlanted, type Victim } from './canaries.ts';
import { evilTexts } from './hostile-values.ts';

const REQUESTS = 2_000;
/** The same requests every time; another number is another 2,000. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const AT_ONCE = 8;

const ENDPOINTS = [
  ['POST', '/signup', 'email,password,data,phone,code_challenge,code_challenge_method,channel'],
  ['POST', '/token?grant_type=password', 'email,password,phone'],
  ['POST', '/token?grant_type=refresh_token', 'refresh_token'],
  ['POST', '/token?grant_type=pkce', 'auth_code,code_verifier'],
  ['POST', '/token?grant_type=id_token', 'id_token,provider,nonce'],
  ['POST', '/otp', 'email,phone,create_user,data,code_challenge,code_challenge_method'],
  ['POST', '/magiclink', 'email,data'],
  ['POST', '/recover', 'email,code_challenge,code_challenge_method'],
  ['POST', '/resend', 'type,email,phone'],
  ['POST', '/verify', 'type,email,token,token_hash,phone'],
  ['GET', '/verify', 'token,type,redirect_to'],
  ['PUT', '/user', 'email,password,current_password,nonce,data,phone,role,app_metadata,banned_until,aud,id'],
  ['GET', '/user', ''],
  ['GET', '/reauthenticate', ''],
  ['POST', '/factors', 'factor_type,friendly_name,issuer,phone'],
  ['POST', '/factors/:id/challenge', 'channel'],
  ['POST', '/factors/:id/verify', 'challenge_id,code'],
  ['DELETE', '/factors/:id', ''],
  ['DELETE', '/user/identities/:id', ''],
  ['POST', '/logout', 'scope'],
  ['POST', '/invite', 'email,data'],
  ['GET', '/admin/users', 'page,per_page,filter'],
  ['POST', '/admin/users', 'email,password,role,id,user_metadata,app_metadata,ban_duration,email_confirm'],
  ['PUT', '/admin/users/:id', 'email,password,role,app_metadata,ban_duration'],
  ['DELETE', '/admin/users/:id', 'should_soft_delete'],
  ['POST', '/admin/generate_link', 'type,email,new_email,password,data,redirect_to'],
  ['GET', '/admin/audit', 'page'],
  ['GET', '/authorize', 'provider,redirect_to'],
  ['POST', '/sso', 'domain'],
] as const;

const KINDS = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email',
  'email_change',
  'email_change_new',
  'sms',
  'totp',
];
const ADDRESSES = [
  'a@example.org',
  'A@EXAMPLE.ORG',
  ' a@example.org ',
  'ü@example.org',
  'a@b',
  '@',
  'a@example.org\0',
];

let service: TestAuth;
let victim: Victim;
let planted: readonly string[];
let attacker: Member;

beforeAll(async () => {
  const generous = {
    tokenVerifications: 100_000,
    signInSignUps: 100_000,
    tokenRefresh: 100_000,
    emailSent: 100_000,
    anonymousUsers: 100_000,
  };
  const mailing = await openTestAuth({ delivers: true, config: { rateLimit: generous } });
  attacker = await mailing.withConfig({}, false).join('attacker@example.org');
  victim = await plantVictim(mailing.database);
  planted = await readPlanted(mailing.database, victim);
  service = mailing;
}, 60_000);

afterAll(() => service.close());

type Attack = {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly token: 'none' | 'anon' | 'attacker' | 'evil';
  readonly headers: Readonly<Record<string, string>>;
};

function attacks(): fc.Arbitrary<Attack> {
  const evil = evilTexts([
    victim.id,
    ...victim.rows.map(({ id }) => id),
    attacker.id,
    attacker.email,
    attacker.accessToken,
    attacker.refreshToken,
    PASSWORD,
    '000000',
  ]);
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ADDRESSES, ...KINDS) },
    { weight: 4, arbitrary: evil },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.dictionary(evil, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }) },
  );
  const text = evil.map((one) => one.replaceAll(/[^\t\x20-\x7e]/g, '').trim());
  return fc.constantFrom(...ENDPOINTS).chain(([method, path, names]) =>
    fc
      .record({
        fields: fc
          .subarray(names.split(','))
          .chain((some) =>
            fc
              .tuple(...some.map((name) => fc.tuple(fc.constant(name), value)))
              .map((pairs) => Object.fromEntries(pairs)),
          ),
        id: evil,
        raw: fc.option(fc.oneof(evil, fc.json()), { freq: 10 }),
        token: fc.constantFrom('none', 'anon', 'attacker', 'attacker', 'evil' as const),
        headers: fc.record(
          {
            'x-supabase-api-version': fc.constantFrom('', '2024-01-01', '9999-99-99', 'x'),
            'accept-language': text,
            'user-agent': text,
            'x-forwarded-for': fc.oneof(
              text,
              fc.constantFrom('::ffff:102:304', 'fe80::1%eth0', '1.2.3.4', '::1'),
            ),
            redirect_to: text,
            referer: text,
          },
          { requiredKeys: [] },
        ),
      })
      .map(({ fields, id, raw, token, headers }) => {
        const hasBody = method !== 'GET' && method !== 'DELETE';
        const search = hasBody ? '' : searchOf(fields);
        return {
          method,
          path: `${path.replace(':id', encodeURIComponent(id.toWellFormed()))}${search}`,
          body: hasBody ? (raw ?? JSON.stringify(fields)) : null,
          token,
          headers,
        };
      }),
  );
}

function searchOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).map(
    ([name, one]) => `${name}=${encodeURIComponent(JSON.stringify(one).toWellFormed())}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Returns the problem in the response; null when there is no problem. */
async function problemOf(attack: Attack): Promise<string | null> {
  const tokens = { none: '', anon: service.anonToken, attacker: attacker.accessToken, evil: 'x.y.z' };
  const token = tokens[attack.token];
  const reply = await service.auth.request(attack.path, {
    method: attack.method,
    headers: { ...attack.headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(attack.body === null ? {} : { body: attack.body.toWellFormed() }),
  });
  const text = await reply.text();
  const type = reply.headers.get('content-type') ?? '';
  const place = reply.headers.get('location');
  const isReadable =
    text === '' ||
    type.startsWith('application/json') ||
    (type.startsWith('text/plain') && reply.status === 404);
  const isAway =
    place !== null && !place.startsWith(SITE_URL) && !/^http:\/\/(?:localhost|127\.)/.test(place);
  const tells = leaks(text) || leaks(JSON.stringify([...reply.headers]));
  if (reply.status < 500 && isReadable && !isAway && !tells) return null;
  return `${String(reply.status)} ${JSON.stringify(attack)} -> ${text.slice(0, 300)} ${place ?? ''}`;
}

it(`${String(REQUESTS)} hostile requests get no fault, nothing of the victim's account and no change of it`, async () => {
  const problems: string[] = [];
  const queue = fc.sample(attacks(), { numRuns: REQUESTS, seed: SEED }).values();
  const work = async () => {
    for (const attack of queue) {
      const problem = await problemOf(attack);
      if (problem !== null) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(problems).toEqual([]);
  expect(await readPlanted(service.database, victim)).toEqual(planted);

  const { rows } = await service.database.withOwner(({ query }) =>
    query(
      `select
         (select count(*)::int from auth.users where role <> 'authenticated' or banned_until is not null) as raised,
         (select count(*)::int from auth.sessions where user_id = $1) as sessions,
         (select count(*)::int from auth.users where id = $1 and email = $2) as kept`,
      [victim.id, `${CANARY}@example.org`],
    ),
  );
  expect(rows).toEqual([{ raised: 0, sessions: 1, kept: 1 }]);
  expect((await service.call('GET', '/health')).status).toBe(200);
}, 300_000);
