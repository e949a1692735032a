import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Dashboard } from './dashboard.tsx';

const COUNTS = {
  open_reports: 0,
  oldest_report: null,
  kept_mails: 0,
  unread_alerts: 0,
  players: 1,
  new_players: 0,
  unconfirmed: 0,
  banned: 0,
  posts: 0,
  scheduled_news: 0,
  errata: 0,
  missing: { rules: 0, faq: 0, special_rules: 0, news: 0 },
};

function open(...mails: readonly (readonly ['failed' | 'waiting', string])[]): void {
  fakeBackend(({ path }) => {
    if (path.startsWith('/rest/v1/rpc/admin_overview')) return { status: 200, body: COUNTS };
    return path.startsWith('/rest/v1/mail_outbox')
      ? { status: 200, body: mails.map(([status, last_fault]) => ({ status, last_fault })) }
      : null;
  });
  renderApp(
    <WithQueries>
      <Dashboard />
    </WithQueries>,
  );
}

const tasks = async () => {
  const panel = (await screen.findByRole('heading', { name: 'Needs attention' })).closest('section');
  if (panel === null) throw new Error('The heading is in no section.');
  return within(panel)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

beforeEach(() => queryClient().clear());
afterEach(() => vi.unstubAllGlobals());

describe('the open tasks of an administrator', () => {
  it('name mails that could not be sent, with the reason and what to do', async () => {
    open(
      ['failed', 'connect ECONNREFUSED 127.0.0.1:25'],
      ['failed', 'connect ECONNREFUSED 127.0.0.1:25'],
      ['waiting', 'Invalid login: 535 5.7.8 Authentication credentials invalid'],
    );
    expect(await tasks()).toEqual([
      [
        '2 mails could not be sentThe mail server cannot be reached. Check the address and the port in SMTP_URL, and the firewall.',
        '/mail?status=failed',
      ],
      [
        '1 mail has not left yet and is tried againThe mail server refuses the sign-in. Check the name and the password in SMTP_URL.',
        '/mail?status=waiting',
      ],
    ]);
  });

  it('are empty while all mails are sent', async () => {
    open();
    expect(await tasks()).toEqual([]);
    expect(screen.getByText(/Nothing waits\./)).not.toBeNull();
  });
});
