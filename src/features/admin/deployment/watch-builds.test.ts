import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { siteContacts } from '#platform/site.ts';
import { toastStore } from '#ui/toast/toast-store.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { watchBuilds } from './watch-builds.ts';

vi.mock('#platform/site.ts', { spy: true });

const notice = (id: string, at: string, site = 'our-club', read = false) => ({
  id,
  created_at: at,
  read,
  content: { site_name: site, deploy_url: 'https://example.org/d' },
});

function setUp(deploymentSites: readonly string[] | null): void {
  vi.mocked(siteContacts).mockResolvedValue({
    supportUrl: null,
    contactEmail: null,
    mailsResults: false,
    deploymentSites,
    pushKey: null,
  });
}

/** A backend without a token for the provider, and the paths that it was asked for. */
function backendWith(notices: readonly unknown[]) {
  const asked = vi.fn<(path: string) => void>();
  fakeBackend(({ path }) => {
    asked(path);
    if (path.startsWith('/functions/v1/deployments'))
      return { status: 503, body: { code: 'not_configured' } };
    return path.startsWith('/rest/v1/notifications') ? { status: 200, body: notices } : null;
  });
  return asked;
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['setInterval', 'Date'] });
  queryClient().clear();
  toastStore.dismiss();
  setUp(['our-club']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the watch for failed builds', () => {
  it.each([
    ['a new one', [notice('a', '2026-11-21T10:00:00Z')], 1],
    ['one that the page says itself', [notice('a', '2026-11-21T10:00:00Z')], 0, '/'],
    ['one of the day before', [notice('a', '2026-11-20T11:00:00Z')], 0],
    ['one of a site that is not watched', [notice('a', '2026-11-21T10:00:00Z', 'muster')], 0],
    ['one that was seen', [notice('a', '2026-11-21T10:00:00Z', 'our-club', true)], 0],
  ])('tells or does not tell: %s', async (_what, notices, count, page = '/builder') => {
    history.replaceState(null, '', page);
    const asked = backendWith(notices);
    const end = watchBuilds(() => undefined);
    await vi.waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.stringContaining('/rest/v1/notifications')),
    );
    // Its answer is looked at a moment later.
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(toastStore.read()).toHaveLength(count);
    end();
  });

  it('sends no request where no hosting provider is set up', async () => {
    setUp(null);
    const asked = backendWith([]);
    const end = watchBuilds(() => undefined);
    await vi.advanceTimersByTimeAsync(360_000);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).not.toHaveBeenCalled();
    end();
  });
});
