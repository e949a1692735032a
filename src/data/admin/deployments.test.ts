import { afterEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { queryClient } from '../query/query-client.ts';
import { deploymentsQuery } from './deployments.ts';

afterEach(() => vi.unstubAllGlobals());

const deployment = {
  created_at: '2026-11-21T10:00:00Z',
  state: 'ready',
  site_name: '<b>site</b>',
  deploy_url: 'https://example.org/d',
};

it('deployments without a time or with a link that is not of the web are left out', async () => {
  const deployments = [
    deployment,
    { ...deployment, created_at: '<script>' },
    { ...deployment, deploy_url: 'javascript:alert(1)' },
    'none',
  ];
  fakeBackend(({ path }) =>
    path.startsWith('/functions/v1/deployments') ? { status: 200, body: { deployments } } : null,
  );
  expect(await queryClient().query(deploymentsQuery(['muster']))).toEqual([
    {
      createdAt: deployment.created_at,
      state: 'ready',
      siteName: '<b>site</b>',
      deployUrl: deployment.deploy_url,
    },
  ]);
});
