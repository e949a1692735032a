import { describe, expect, it } from 'vitest';
import { refuseUnlessAdmin } from './require-admin.ts';
import {
  ADMIN_ID,
  ADMIN_PROFILE,
  adminBackend,
  signedIn,
  testContext,
  timedOut,
  TOKEN,
  type Answer,
} from './test-context.ts';

/** Status and code of the refusal; null when there is none. */
async function refusal(request: Request, ...answers: Answer[]) {
  const { parts } = testContext({}, ...answers);
  const response = await refuseUnlessAdmin(request, parts);
  if (response === null) return null;
  return [response.status, ((await response.json()) as { code: string }).code];
}

const userAnswers =
  (answer: () => Response | Error): Answer =>
  (address) =>
    address.endsWith('/auth/v1/user') ? answer() : null;

const profileAnswers =
  (answer: () => Response | Error): Answer =>
  (address) =>
    address.includes('/rest/v1/profiles?') ? answer() : null;

describe('refuseUnlessAdmin', () => {
  it('lets an administrator through whom the backend knows', async () => {
    const { parts, calls } = testContext({}, adminBackend);
    expect(await refuseUnlessAdmin(signedIn(), parts)).toBeNull();
    expect(calls.map(({ address }) => address)).toEqual([
      'https://project.test/auth/v1/user',
      `https://project.test/rest/v1/profiles?select=wab_admin,banned,deactivated&id=eq.${ADMIN_ID}`,
    ]);
    for (const { init } of calls) {
      expect(init.headers).toMatchObject({ apikey: 'anon-key', authorization: `Bearer ${TOKEN}` });
      expect(init.signal).toBeInstanceOf(AbortSignal);
      expect(init.redirect).toBe('error');
    }
  });

  it.each([
    ['no header', {}],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['no JWT', { authorization: 'Bearer sb_publishable_1' }],
    ['a header in the token', { authorization: `Bearer ${TOKEN} x` }],
  ])('refuses %s before asking anybody', async (_what, headers) => {
    const { parts, calls } = testContext({}, adminBackend);
    const request = new Request('https://project.test/', { headers: headers as Record<string, string> });
    expect((await refuseUnlessAdmin(request, parts))?.status).toBe(401);
    expect(calls).toEqual([]);
  });

  it.each([400, 401, 403])('takes a token that the backend answers with %i for a bad one', async (status) => {
    const answer = userAnswers(() => Response.json({ id: ADMIN_ID }, { status }));
    expect(await refusal(signedIn(), answer, adminBackend)).toEqual([401, 'bad_token']);
  });

  it.each([
    ['no administrator', [{ ...ADMIN_PROFILE, wab_admin: false }]],
    ['one by a text', [{ ...ADMIN_PROFILE, wab_admin: 'true' }]],
    ['banned', [{ ...ADMIN_PROFILE, banned: true }]],
    ['deactivated', [{ ...ADMIN_PROFILE, deactivated: true }]],
    ['without a profile', []],
    ['two people', [ADMIN_PROFILE, ADMIN_PROFILE]],
    ['not a row', [null]],
  ])('refuses somebody who is %s', async (_what, rows) => {
    expect(
      await refusal(
        signedIn(),
        profileAnswers(() => Response.json(rows)),
        adminBackend,
      ),
    ).toEqual([403, 'not_admin']);
  });

  it('does not take the client’s word for it', async () => {
    const request = signedIn({ headers: { 'x-wab-admin': 'true', 'x-user-id': ADMIN_ID } });
    const answer = profileAnswers(() => Response.json([{ wab_admin: false }]));
    expect(await refusal(request, answer, adminBackend)).toEqual([403, 'not_admin']);
  });

  it.each([
    ['an id that is none', userAnswers(() => Response.json({ id: '1&wab_admin=eq.true' })), 502],
    ['no JSON', userAnswers(() => new Response('<html>')), 502],
    ['a fault', userAnswers(() => Response.json({ id: ADMIN_ID }, { status: 500 })), 502],
    ['nothing', userAnswers(() => new TypeError('fetch failed')), 502],
    ['nothing in time', userAnswers(timedOut), 504],
    ['a fault of the profiles', profileAnswers(() => Response.json([ADMIN_PROFILE], { status: 500 })), 502],
    ['no rows', profileAnswers(() => Response.json(ADMIN_PROFILE)), 502],
    ['no profile in time', profileAnswers(timedOut), 504],
  ])('lets nobody through when the backend answers %s', async (_what, answer, status) => {
    expect((await refusal(signedIn(), answer, adminBackend))?.[0]).toBe(status);
  });

  it.each(['SUPABASE_URL', 'SUPABASE_ANON_KEY'])('says that it is not set up without %s', async (name) => {
    const { parts } = testContext({ [name]: ' ' }, adminBackend);
    expect((await refuseUnlessAdmin(signedIn(), parts))?.status).toBe(503);
  });
});
