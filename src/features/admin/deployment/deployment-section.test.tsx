import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { siteContacts } from '#platform/site.ts';
import { failing, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { BuildNotices } from './build-notices.tsx';
import { DeploymentSection } from './deployment-section.tsx';

vi.mock('#platform/site.ts', { spy: true });

type Routes = Parameters<typeof openAdmin>[1];

const AT = new Date(Date.now() - 3_600_000).toISOString();
const failed = (site_name: string) => ({
  created_at: AT,
  state: 'error',
  site_name,
  deploy_url: 'https://example.org/d',
});

const notice = (id: string, change: object = {}) => ({
  id,
  created_at: AT,
  read: false,
  content: failed('our-club'),
  ...change,
});
const NOTICES = '/rest/v1/notifications';
const DEPLOYMENTS = 'POST /functions/v1/deployments';
const TELL = 'POST /rest/v1/rpc/note_build_failure';

function watch(deploymentSites: readonly string[] | null): void {
  vi.mocked(siteContacts).mockResolvedValue({
    supportUrl: null,
    contactEmail: null,
    mailsResults: false,
    deploymentSites,
    pushKey: null,
  });
}

/** Renders the start page's notices and the section. */
function open(sites: readonly string[] | null, site = 'our-club', routes: Routes = {}) {
  watch(sites);
  return openAdmin(
    <>
      <BuildNotices />
      <DeploymentSection />
    </>,
    {
      [DEPLOYMENTS]: { deployments: [failed(site)] },
      [`GET ${NOTICES}`]: [notice('a', { content: failed(site) })],
      [`PATCH ${NOTICES}`]: [{ id: 'a' }],
      [TELL]: () => ({ status: 200, body: 0 }),
      ...routes,
    },
  );
}

function openAlerts(notices: readonly object[], routes: Routes = {}) {
  watch(['our-club']);
  return openAdmin(<AlertsSection />, {
    [`GET ${NOTICES}`]: notices,
    [`PATCH ${NOTICES}`]: [{ id: 'a' }],
    [`DELETE ${NOTICES}`]: [{ id: 'a' }],
    ...routes,
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('deployments on administrators’ pages', () => {
  it('say how to set them up, and send no request, where no provider is set up', async () => {
    const { calls } = open(null);
    expect(await screen.findByText(/set NETLIFY_TOKEN, NETLIFY_SITE_ID and DEPLOYMENT_SITES/)).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls).toEqual([]);
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

  it('tell every administrator of a failed build of a watched site', async () => {
    const { wrote } = open(['our-club']);
    await waitFor(() =>
      expect(wrote(TELL)[0]).toEqual({
        site_name: 'our-club',
        deploy_url: 'https://example.org/d',
        failed_at: AT,
      }),
    );
  });

  it('leave out what is no deployment, and links that lead nowhere', async () => {
    const good = { ...failed('our-club'), state: 'ready' };
    const bad = [{ ...good, deploy_url: 'javascript:alert(1)' }, { ...good, created_at: 'soon' }, 7];
    open(['our-club'], 'our-club', { [DEPLOYMENTS]: { deployments: [good, ...bad] } });
    const rows = await screen.findAllByRole('link', { name: 'Open' });
    expect(rows.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/d']);
  });

  it('say how to set them up where the server has no token for the provider', async () => {
    open(['our-club'], 'our-club', {
      [DEPLOYMENTS]: () => ({ status: 503, body: { code: 'not_configured' } }),
      [`GET ${NOTICES}`]: [],
    });
    expect(await screen.findByText(/set NETLIFY_TOKEN, NETLIFY_SITE_ID and DEPLOYMENT_SITES/)).not.toBeNull();
  });

  it('are asked for again on demand', async () => {
    const { user, wrote } = open(['our-club'], 'our-club', { [DEPLOYMENTS]: { deployments: [] } });
    expect(await screen.findByText('There are no deployments yet.')).not.toBeNull();
    const before = wrote(DEPLOYMENTS).length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(wrote(DEPLOYMENTS)).toHaveLength(before + 1));
  });

  it('are noted as seen on the start page', async () => {
    const { user, wrote } = open(['our-club']);
    await user.click(await screen.findByRole('button', { name: 'Seen' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Marked as seen.']));
    expect(wrote(`PATCH ${NOTICES}?id=eq.a`)).toEqual([{ read: true }]);
  });

  it('show previews the state of the site, and no alert of their own', async () => {
    open(['our-club']);
    await screen.findByText('Build of our-club failed');
    act(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
    expect(await screen.findAllByText(/The team has been notified\./)).not.toEqual([]);
    expect(screen.queryByText('Build of our-club failed')).toBeNull();
  });
});

describe('the alerts about failed builds', () => {
  const row = async (site: string) => within((await screen.findByText(site)).closest('li') ?? document.body);

  it('mark those of the last day, and lead to the web or nowhere', async () => {
    const old = notice('b', {
      created_at: '2025-01-01T10:00:00Z',
      content: { site_name: '<b>old</b>', deploy_url: 'javascript:alert(1)' },
    });
    openAlerts([notice('a'), old, notice('c', { content: null })]);
    const fresh = await row('Build of our-club failed');
    expect(fresh.getByText('last 24 hours')).not.toBeNull();
    expect(fresh.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('https://example.org/d');
    const other = await row('Build of <b>old</b> failed');
    expect(other.queryByText('last 24 hours')).toBeNull();
    expect(other.queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('are noted as seen, once', async () => {
    const { user, wrote } = openAlerts([notice('a'), notice('b', { read: true })]);
    await user.click(await screen.findByRole('button', { name: 'Seen' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Marked as seen.']));
    expect(wrote(`PATCH ${NOTICES}?id=eq.a`)).toEqual([{ read: true }]);
  });

  it('are deleted for oneself after a question', async () => {
    const { user, wrote, confirm } = openAlerts([notice('a')]);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await confirm('Delete the alert about our-club?', 'Delete');
    await waitFor(() => expect(messagesShown()).toEqual(['The alert is deleted.']));
    expect(wrote(`DELETE ${NOTICES}?id=eq.a`)).toHaveLength(1);
  });

  it('say that there are none, and why they could not be loaded', async () => {
    const { answer, works } = failing([]);
    const { user } = openAlerts([], { [`GET ${NOTICES}`]: answer });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No alerts' })).not.toBeNull();
  });
});
