import { describe, expect, it } from 'vitest';
import { isSiteId, parseDeployments, parseSiteIds } from './parse-deployments.ts';

const DEPLOY = {
  id: '65f0c0ffee',
  created_at: '2026-11-20T10:00:00.123Z',
  state: 'ready',
  name: 'muster',
  deploy_url: 'http://65f0--muster.netlify.app',
  deploy_ssl_url: 'https://65f0--muster.netlify.app',
  error_message: 'private',
};

describe('parseDeployments', () => {
  it('reads what the app shows, and nothing else', () => {
    expect(parseDeployments([DEPLOY])).toEqual([
      {
        created_at: '2026-11-20T10:00:00.123Z',
        state: 'ready',
        site_name: 'muster',
        deploy_url: 'https://65f0--muster.netlify.app/',
      },
    ]);
  });

  it('takes the plain address when there is no other', () => {
    const [deployment] = parseDeployments([{ ...DEPLOY, deploy_ssl_url: null }]);
    expect(deployment?.deploy_url).toBe('http://65f0--muster.netlify.app/');
  });

  it('gives times in UTC', () => {
    const [deployment] = parseDeployments([{ ...DEPLOY, created_at: '2026-11-20T10:00:00+02:00' }]);
    expect(deployment?.created_at).toBe('2026-11-20T08:00:00.000Z');
  });

  it.each([
    null,
    'text',
    [],
    { ...DEPLOY, created_at: 'yesterday' },
    { ...DEPLOY, created_at: 1_700_000_000 },
    { ...DEPLOY, created_at: '2026-99-99T00:00:00Z' },
    { ...DEPLOY, state: 'Ready!' },
    { ...DEPLOY, state: null },
    { ...DEPLOY, name: '<b>muster</b>' },
    { ...DEPLOY, name: '' },
    { ...DEPLOY, deploy_ssl_url: null, deploy_url: 'javascript:alert(1)' },
    { ...DEPLOY, deploy_ssl_url: null, deploy_url: 'https://me:pw@muster.netlify.app' },
    { ...DEPLOY, deploy_ssl_url: undefined, deploy_url: undefined },
  ])('leaves out %j', (entry) => {
    expect(parseDeployments([entry, DEPLOY])).toHaveLength(1);
  });

  it.each([null, {}, 'text'])('finds none in %j', (body) => {
    expect(parseDeployments(body)).toEqual([]);
  });
});

describe('parseSiteIds', () => {
  it('reads the ids of sites', () => {
    expect(
      parseSiteIds([{ id: 'a-1' }, { id: '../user' }, null, { id: 3 }, { id: 'b.example.org' }]),
    ).toEqual(['a-1', 'b.example.org']);
    expect(parseSiteIds({})).toEqual([]);
  });
});

describe('isSiteId', () => {
  it.each(['', '.', '..', 'a/b', 'a..b', 'a?b', 'a b', 'a'.repeat(101)])('refuses %j', (id) => {
    expect(isSiteId(id)).toBe(false);
  });
});
