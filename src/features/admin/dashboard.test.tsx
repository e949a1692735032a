import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, openAdmin } from '#tests/builders/admin-page.tsx';
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
  changes: 0,
  oldest_change: null,
  missing: { rules: 0, faq: 0, special_rules: 0, news: 0 },
};

const OVERVIEW = 'POST /rest/v1/rpc/admin_overview';

function open(
  counts: object | (() => { status: number; body: unknown }),
  ...mails: readonly (readonly ['failed' | 'waiting', string])[]
) {
  return openAdmin(<Dashboard />, {
    [OVERVIEW]: counts,
    'GET /rest/v1/mail_outbox': mails.map(([status, last_fault]) => ({ status, last_fault })),
  });
}

const tasks = async () => {
  const panel = (await screen.findByRole('heading', { name: 'Needs attention' })).closest('section');
  if (panel === null) throw new Error('The heading is in no section.');
  return within(panel)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

afterEach(() => vi.unstubAllGlobals());

describe('the open tasks of an administrator', () => {
  it('name mails that could not be sent, with the reason and what to do', async () => {
    open(
      COUNTS,
      ['failed', 'connect ECONNREFUSED 127.0.0.1:25'],
      ['failed', 'connect ECONNREFUSED 127.0.0.1:25'],
      ['waiting', 'Invalid login: 535 5.7.8 Authentication credentials invalid'],
    );
    expect(await tasks()).toEqual([
      [
        '2 emails could not be sentThe mail server cannot be reached. Check the address and the port in SMTP_URL, and the firewall.',
        '/mail?status=failed',
      ],
      [
        '1 email has not been sent yet and will be retriedThe mail server refuses the sign-in. Check the name and the password in SMTP_URL.',
        '/mail?status=waiting',
      ],
    ]);
  });

  it('are empty while all mails are sent', async () => {
    open(COUNTS);
    expect(await tasks()).toEqual([]);
    expect(screen.getByText(/You are all caught up:/)).not.toBeNull();
  });

  it('lead to each of them, urgent ones first', async () => {
    open({
      ...COUNTS,
      open_reports: 2,
      unread_alerts: 1,
      kept_mails: 1,
      unconfirmed: 3,
      missing: { rules: 1, faq: 2, special_rules: 1, news: 4 },
    });
    expect(await tasks()).toEqual([
      ['2 open reports', '/admin/reports'],
      ['1 new alert about a failed build', '/admin/alerts'],
      ['1 email to deliver by hand', '/mail?status=kept'],
      ['3 accounts are not confirmed', '/admin/users?kind=unconfirmed'],
      ['1 rules text lacks a translation', '/admin/texts?kind=sections&missing=1'],
      ['2 FAQ texts lack a translation', '/admin/texts?kind=faq&missing=1'],
      ['1 special rule lacks a translation', '/admin/texts?kind=special-rules&missing=1'],
      ['4 news items lack a translation', '/admin/news'],
    ]);
  });

  it('stand over the figures of the site', async () => {
    open({ ...COUNTS, players: 20_028, banned: 2, scheduled_news: 3 });
    const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect(await figure('Players')).toBe('20,028');
    expect(await figure('Banned players')).toBe('2');
    expect(await figure('Scheduled news')).toBe('3');
  });

  it('that may not be read leave the reason, and are asked for again', async () => {
    const { answer, works } = failing(COUNTS);
    const { user } = open(answer);
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await tasks()).toEqual([]);
  });
});
