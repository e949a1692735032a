import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { toastStore } from '#ui/toast/toast-store.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { watchBuilds } from './watch-builds.ts';

const notice = (id: string, at: string, site = 'muster', read = false) => ({
  id,
  created_at: at,
  read,
  content: { site_name: site, deploy_url: 'https://example.org/d' },
});

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['setInterval', 'Date'] });
  queryClient().clear();
  toastStore.dismiss();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['a new one', [notice('a', '2026-11-21T10:00:00Z')], 1],
  ['one that the page says itself', [notice('a', '2026-11-21T10:00:00Z')], 0, '/'],
  ['one of the day before', [notice('a', '2026-11-20T11:00:00Z')], 0],
  ['one of another site', [notice('a', '2026-11-21T10:00:00Z', 'other')], 0],
  ['one that was seen', [notice('a', '2026-11-21T10:00:00Z', 'muster', true)], 0],
])('a failed build is told or not: %s', async (_what, notices, count, page = '/builder') => {
  history.replaceState(null, '', page);
  const asked = vi.fn<(path: string) => void>();
  fakeBackend(({ path }) => {
    asked(path);
    if (path.startsWith('/functions/v1/deployments'))
      return { status: 503, body: { code: 'not_configured' } };
    return path.startsWith('/rest/v1/notifications') ? { status: 200, body: notices } : null;
  });
  const end = watchBuilds(() => undefined);
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('/rest/v1/notifications')),
  );
  // Its answer is looked at a moment later.
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(toastStore.read()).toHaveLength(count);
  end();
});
