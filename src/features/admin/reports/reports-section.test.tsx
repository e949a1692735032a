import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { ReportsSection } from './reports-section.tsx';

const REPORT = {
  id: 'r1',
  kind: 'list',
  reason: 'offensive',
  details: 'Look at the <b>name</b>',
  status: 'open',
  excerpt: 'A rude name',
  note: null,
  created_at: '2026-11-20T10:00:00Z',
  handled_at: null,
  handled_by: null,
  reporter: 'Carla',
  player_id: 'p1',
  player: 'Berta',
  player_banned: false,
  player_warnings: 2,
  list_id: 'l1',
  target_id: 'l1',
  is_there: true,
  is_hidden: false,
  total: 1,
};
const LIST = 'PATCH /rest/v1/shared_lists';
const HANDLED = 'PATCH /rest/v1/reports';

async function open(change: object = {}, routes: Parameters<typeof openAdmin>[1] = {}) {
  const page = openAdmin(<ReportsSection />, {
    'POST /rest/v1/rpc/admin_reports': [{ ...REPORT, ...change }],
    [LIST]: [{ id: 'l1' }],
    [HANDLED]: [{ id: 'r1' }],
    'POST /rest/v1/player_warnings': null,
    ...routes,
  });
  const report = within(await screen.findByRole('article'));
  return { ...page, report };
}

afterEach(() => vi.unstubAllGlobals());

describe('a report', () => {
  it('says what was reported, by whom and why, as text', async () => {
    const { report } = await open();
    expect(report.getByRole('heading', { name: 'A list · Offensive or hateful' })).not.toBeNull();
    expect(report.getByText('A rude name')).not.toBeNull();
    expect(report.getByText('The reporter says: Look at the <b>name</b>')).not.toBeNull();
    expect(report.getByText('2 warnings')).not.toBeNull();
    const links = report.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Go to the list', '/community-lists/l1'],
      ['Go to the account', '/admin/users?q=p1'],
    ]);
  });

  it('hides the list for a reason that its author reads', async () => {
    const { user, report, wrote } = await open();
    await user.click(report.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the list of Berta?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why the list is hidden' }), 'Choose another name');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(messagesShown()).toEqual(['It is hidden now.']));
    expect(wrote(LIST)).toEqual([{ is_hidden: true, hidden_reason: 'Choose another name' }]);
  });

  it('restores a hidden list at once', async () => {
    const { user, report, wrote } = await open({ is_hidden: true });
    await user.click(report.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(wrote(LIST)).toEqual([{ is_hidden: false, hidden_reason: null }]));
  });

  it('warns the player with the report that led to it', async () => {
    const { user, report, wrote } = await open();
    await user.click(report.getByRole('button', { name: 'Warn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Warn Berta' }));
    await user.type(dialog.getByRole('textbox'), 'Be kind');
    await user.click(dialog.getByRole('button', { name: 'Send the warning' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Berta was warned.']));
    expect(wrote('POST /rest/v1/player_warnings')).toEqual([
      { player_id: 'p1', body: 'Be kind', report_id: 'r1' },
    ]);
  });

  it.each([
    ['open', 'Resolved', 'resolved'],
    ['open', 'Nothing to do', 'dismissed'],
    ['resolved', 'Open again', 'open'],
  ])('that is %s goes on with “%s”', async (status, button, next) => {
    const { user, report, wrote } = await open({ status });
    await user.click(report.getByRole('button', { name: button }));
    await waitFor(() => expect(wrote(HANDLED)).toEqual([{ status: next, note: null }]));
  });

  it('about something that is gone, by a deleted account, can only be closed', async () => {
    const { report } = await open({ is_there: false, player_id: null, player: null, list_id: null });
    expect(report.getByText('No longer there')).not.toBeNull();
    expect(report.getByText('a deleted account')).not.toBeNull();
    expect(report.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Resolved',
      'Nothing to do',
    ]);
  });

  it('about a comment leads to it, and hides it for a reason', async () => {
    const comment = 'PATCH /rest/v1/list_comments?id=eq.m1';
    const { user, report, wrote } = await open(
      { kind: 'comment', target_id: 'm1', reason: 'spam' },
      { 'PATCH /rest/v1/list_comments': [{ id: 'm1' }] },
    );
    expect(report.getByRole('link', { name: 'Go to the comment' }).getAttribute('href')).toBe(
      '/community-lists/l1#comment-m1',
    );
    await user.click(report.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the comment of Berta?' }));
    await user.type(dialog.getByRole('textbox'), 'Advertising');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(wrote(comment)).toEqual([{ is_hidden: true, hidden_reason: 'Advertising' }]));
  });

  it('about a player bans them without an end, where the administrator chooses that', async () => {
    const { user, report, wrote } = await open(
      { kind: 'player', list_id: null, reason: 'harassment' },
      { 'PATCH /rest/v1/profiles': [{ id: 'p1' }] },
    );
    expect(report.queryByRole('button', { name: 'Hide' })).toBeNull();
    await user.click(report.getByRole('button', { name: 'Ban' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Berta?' }));
    await user.click(dialog.getByRole('combobox', { name: 'How long' }));
    await user.click(await screen.findByRole('option', { name: 'No end date' }));
    await user.type(dialog.getByRole('textbox'), 'Threats');
    await user.click(dialog.getByRole('button', { name: 'Ban' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Berta is banned.']));
    expect(wrote('PATCH /rest/v1/profiles')).toEqual([
      { banned: true, ban_reason: 'Threats', banned_until: null },
    ]);
  });

  it('keeps the reason that was typed where the list could not be hidden', async () => {
    const { user, report } = await open({}, { [LIST]: [] });
    await user.click(report.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Choose another name');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(messagesShown()).toEqual(['That did not work | This is no longer here.']));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Choose another name');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the picture of a list, and no address that a page may not show', async () => {
    const { report } = await open({
      excerpt: 'A rude name\nhttp://example.org/x.png\nhttps://example.org/y.png',
    });
    expect(report.getByRole('presentation').getAttribute('src')).toBe('https://example.org/y.png');
    expect(report.getByText(/A rude name\s+http:\/\/example\.org\/x\.png/)).not.toBeNull();
  });

  it('that was handled says by whom, and with which note', async () => {
    const { report } = await open({
      status: 'dismissed',
      is_hidden: true,
      player_banned: true,
      handled_at: '2026-11-21T10:00:00Z',
      handled_by: 'Dora',
      note: 'A joke',
    });
    expect(report.getByText(/^Handled by Dora/).textContent).toMatch(/ · A joke$/);
    for (const badge of ['Dismissed', 'Hidden', 'Banned']) expect(report.getByText(badge)).not.toBeNull();
    expect(report.queryByRole('button', { name: 'Ban' })).toBeNull();
  });
});

describe('the reports', () => {
  it('are those of the chosen state, a page at a time', async () => {
    const { user, router, wrote } = await open({ total: 60 });
    expect(screen.getByText(/^60 entries/).textContent).toBe('60 entries · page 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?status=open&page=2');
    await user.click(screen.getByRole('combobox', { name: 'Which reports' }));
    await user.click(screen.getByRole('option', { name: 'All reports' }));
    expect(router.state.location.search).toBe('?status=all');
    await waitFor(() =>
      expect(wrote('POST /rest/v1/rpc/admin_reports')).toEqual([
        { of_status: 'open', page: 1 },
        { of_status: 'open', page: 2 },
        { of_status: 'all', page: 1 },
      ]),
    );
  });

  it('say that there are none, and why they could not be loaded', async () => {
    const { answer, works } = failing([]);
    const { user } = openAdmin(<ReportsSection />, { 'POST /rest/v1/rpc/admin_reports': answer });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No reports here' })).not.toBeNull();
  });
});
