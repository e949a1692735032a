import { describe, expect, it } from 'vitest';
import { adminBackend, signedIn, testContext, timedOut, type Answer } from '../_shared/test-context.ts';
import { createHandler } from './handler.ts';

const SETTINGS = { NETLIFY_TOKEN: 'netlify-secret', NETLIFY_SITE_ID: 'site-1' };

const deploy = (created_at: string, name = 'muster') => ({
  created_at,
  name,
  state: 'ready',
  deploy_ssl_url: `https://${name}.netlify.app`,
});

const provider =
  (answer: () => Response | Error): Answer =>
  (address) =>
    address.startsWith('https://api.netlify.com/') ? answer() : null;

/** Returns the function's response with these settings and this provider. */
async function ask(
  env: Readonly<Record<string, string>>,
  answer: Answer,
  request = signedIn({ method: 'POST' }),
) {
  const { parts, calls } = testContext(env, adminBackend, answer);
  const response = await createHandler(parts)(request);
  const text = await response.text();
  return { response, text, body: JSON.parse(text) as unknown, asked: calls.slice(2) };
}

describe('deployments', () => {
  it('answers the latest deployments of the site, newest first, for no cache to keep', async () => {
    const answer = provider(() =>
      Response.json([deploy('2026-11-19T00:00:00Z'), deploy('2026-11-20T00:00:00Z'), 'bad']),
    );
    const { response, body, asked } = await ask(SETTINGS, answer);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-cache');
    expect(body).toMatchObject({
      deployments: [
        { created_at: '2026-11-20T00:00:00.000Z', site_name: 'muster' },
        { created_at: '2026-11-19T00:00:00.000Z', state: 'ready', deploy_url: 'https://muster.netlify.app/' },
      ],
    });
    expect(asked).toMatchObject([
      {
        address: 'https://api.netlify.com/api/v1/sites/site-1/deploys?per_page=20',
        init: { headers: { authorization: 'Bearer netlify-secret' }, redirect: 'error' },
      },
    ]);
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('reads several sites, at most 20 deployments in all', async () => {
    const many = Array.from({ length: 15 }, (_, at) => deploy(`2026-11-${String(at + 10)}T00:00:00Z`));
    const { body, asked } = await ask(
      { ...SETTINGS, NETLIFY_SITE_ID: 'one, two.example.org' },
      provider(() => Response.json(many)),
    );
    expect((body as { deployments: unknown[] }).deployments).toHaveLength(20);
    expect(asked.map(({ address }) => address)).toEqual([
      'https://api.netlify.com/api/v1/sites/one/deploys?per_page=20',
      'https://api.netlify.com/api/v1/sites/two.example.org/deploys?per_page=20',
    ]);
  });

  it('asks for the account’s sites when none is named', async () => {
    const answer: Answer = (address) => {
      if (address === 'https://api.netlify.com/api/v1/sites?per_page=5')
        return Response.json([{ id: 'found' }, {}]);
      return address.includes('/sites/found/deploys')
        ? Response.json([deploy('2026-11-20T00:00:00Z')])
        : null;
    };
    const { body } = await ask({ NETLIFY_TOKEN: 'netlify-secret' }, answer);
    expect((body as { deployments: unknown[] }).deployments).toHaveLength(1);
  });

  it('is for administrators only', async () => {
    const { parts, calls } = testContext(SETTINGS, (address) =>
      address.includes('profiles') ? Response.json([{ wab_admin: false }]) : adminBackend(address, {}),
    );
    const response = await createHandler(parts)(signedIn());
    expect(response.status).toBe(403);
    expect(calls.some(({ address }) => address.includes('netlify'))).toBe(false);
  });

  it.each([
    ['no token', { NETLIFY_TOKEN: '' }],
    ['a site that is none', { ...SETTINGS, NETLIFY_SITE_ID: '../user' }],
  ])('says that it is not set up with %s', async (_what, env) => {
    const { response, body } = await ask(
      env,
      provider(() => Response.json([])),
    );
    expect(response.status).toBe(503);
    expect(body).toMatchObject({ code: 'not_configured' });
  });

  it.each([
    [
      'a refusal',
      () => Response.json({ code: 401, message: 'netlify-secret is bad' }, { status: 401 }),
      502,
      'upstream_failed',
    ],
    ['a fault', () => new Response('netlify-secret', { status: 500 }), 502, 'upstream_failed'],
    ['no list', () => Response.json({ message: 'hello' }), 502, 'upstream_failed'],
    ['no JSON', () => new Response('<html>'), 502, 'upstream_failed'],
    ['more than 1 MB', () => new Response(`[${' '.repeat(1_000_001)}]`), 502, 'upstream_failed'],
    ['nothing', () => new TypeError('bad header: Bearer netlify-secret'), 502, 'upstream_failed'],
    ['nothing in time', timedOut, 504, 'upstream_timeout'],
  ])('says no secret when the provider answers %s', async (_what, answer, status, code) => {
    for (const env of [SETTINGS, { NETLIFY_TOKEN: 'netlify-secret' }]) {
      const { response, text, body } = await ask(env, provider(answer));
      expect(response.status).toBe(status);
      expect(body).toMatchObject({ code });
      expect(text).not.toMatch(/netlify-secret|hello|html/);
    }
  });
});
