import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { siteContacts } from '#platform/site.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { BuildNotices } from './build-notices.tsx';
import { DeploymentSection } from './deployment-section.tsx';

vi.mock('#platform/site.ts', { spy: true });

const AT = new Date(Date.now() - 3_600_000).toISOString();
const failed = (site_name: string) => ({
  created_at: AT,
  state: 'error',
  site_name,
  deploy_url: 'https://example.org/d',
});

/** Renders the start page's notices and the section; returns the calls of the backend. */
function open(deploymentSites: readonly string[] | null, site = 'our-club') {
  vi.mocked(siteContacts).mockResolvedValue({
    supportUrl: null,
    contactEmail: null,
    mailsResults: false,
    deploymentSites,
  });
  const { calls } = fakeBackend(({ path }) => {
    if (path.startsWith('/functions/v1/deployments'))
      return { status: 200, body: { deployments: [failed(site)] } };
    if (path.startsWith('/rest/v1/notifications'))
      return { status: 200, body: [{ id: 'a', created_at: AT, read: false, content: failed(site) }] };
    return path.includes('note_build_failure') ? { status: 200, body: 0 } : null;
  });
  renderApp(
    <WithQueries>
      <BuildNotices />
      <DeploymentSection />
    </WithQueries>,
  );
  return calls;
}

beforeEach(() => queryClient().clear());
afterEach(() => vi.unstubAllGlobals());

describe('deployments on administrators’ pages', () => {
  it('say how to set them up, and send no request, where no provider is set up', async () => {
    const asked = open(null);
    expect(await screen.findByText(/set NETLIFY_TOKEN, NETLIFY_SITE_ID and DEPLOYMENT_SITES/)).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toEqual([]);
  });

  it('alert about a site that is watched, whatever its name', async () => {
    open(['our-club']);
    expect(await screen.findAllByText('Latest Site Deployment Failed')).not.toEqual([]);
    expect(await screen.findByText('Build of our-club failed')).not.toBeNull();
  });

  it('list other sites without an alert', async () => {
    open(['our-club'], 'muster');
    expect(await screen.findByText('muster')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
