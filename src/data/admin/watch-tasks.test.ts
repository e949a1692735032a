import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST } from '#domain/access/viewer.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { hint, isHeard } from '#tests/builders/fake-hints.ts';
import { queryClient } from '../query/query-client.ts';
import { sessionStore } from '../session/session-store.ts';
import { reportsQuery } from './admin-reports.ts';
import { waitingTasks } from './waiting-tasks.ts';
import { watchTasks } from './watch-tasks.ts';

let openReports = 0;
const overview = () => ({
  open_reports: openReports,
  oldest_report: null,
  kept_mails: 1,
  unread_alerts: 1,
  players: 1,
  new_players: 0,
  unconfirmed: 9,
  banned: 0,
  posts: 0,
  scheduled_news: 0,
  changes: 1,
  oldest_change: null,
  missing: { rules: 9, faq: 0, special_rules: 0, news: 0 },
});

function start() {
  const { calls } = fakeBackend(({ path }) => {
    if (path.endsWith('/rpc/admin_overview')) return { status: 200, body: overview() };
    if (path.startsWith('/rest/v1/mail_outbox'))
      return { status: 200, body: [{ status: 'failed', last_fault: '550' }] };
    return path.startsWith('/rest/v1/') ? { status: 200, body: [] } : null;
  });
  const asked = (part: string) => calls.filter(({ path }) => path.includes(part)).length;
  return { stop: watchTasks(), asked };
}
const count = () => waitingTasks.getState().count;

beforeEach(() => {
  openReports = 0;
  queryClient().clear();
  sessionStore.setState({ viewer: { ...ANNA_HERE, isWabAdmin: true } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('the tasks that wait for an administrator', () => {
  it('are counted at once, without what may wait for long, and again after a hint', async () => {
    const { stop } = start();
    await vi.waitFor(() => expect(count()).toBe(4));
    openReports = 3;
    hint('admins', 'reports');
    await vi.waitFor(() => expect(count()).toBe(7));
    stop();
    expect([count(), isHeard('admins')]).toEqual([0, false]);
  });

  it('have the page that shows them fetched again, and no other', async () => {
    const { stop, asked } = start();
    const page = reportsQuery('open', 1);
    const isOutdated = () => queryClient().getQueryState(page.queryKey)?.isInvalidated;
    await queryClient().query(page);
    await vi.waitFor(() => expect(count()).toBe(4));
    hint('admins', 'alerts');
    await vi.waitFor(() => expect(asked('admin_overview')).toBe(2));
    expect(isOutdated()).toBe(false);
    hint('admins', 'reports');
    await vi.waitFor(() => expect(isOutdated()).toBe(true));
    stop();
  });
});
