import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '#tests/builders/admin-page.tsx';
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

async function open(change: object = {}) {
  const page = openAdmin(<ReportsSection />, {
    'POST /rest/v1/rpc/admin_reports': [{ ...REPORT, ...change }],
    [LIST]: [{ id: 'l1' }],
    [HANDLED]: [{ id: 'r1' }],
    'POST /rest/v1/player_warnings': null,
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
      ['To the list', '/community-lists/l1'],
      ['To the account', '/admin/users?q=p1'],
    ]);
  });

  it('hides the list for a reason that its author reads', async () => {
    const { user, report, wrote } = await open();
    await user.click(report.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the list of Berta?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why the list is hidden' }), 'Choose another name');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    await vi.waitFor(() => expect(messagesShown()).toEqual(['It is hidden now.']));
    expect(wrote(LIST)).toEqual([{ is_hidden: true, hidden_reason: 'Choose another name' }]);
  });

  it('restores a hidden list at once', async () => {
    const { user, report, wrote } = await open({ is_hidden: true });
    await user.click(report.getByRole('button', { name: 'Restore' }));
    await vi.waitFor(() => expect(wrote(LIST)).toEqual([{ is_hidden: false, hidden_reason: null }]));
  });

  it('warns the player with the report that led to it', async () => {
    const { user, report, wrote } = await open();
    await user.click(report.getByRole('button', { name: 'Warn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Warn Berta' }));
    await user.type(dialog.getByRole('textbox'), 'Be kind');
    await user.click(dialog.getByRole('button', { name: 'Send the warning' }));
    await vi.waitFor(() => expect(messagesShown()).toEqual(['Berta was warned.']));
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
    await vi.waitFor(() => expect(wrote(HANDLED)).toEqual([{ status: next, note: null }]));
  });

  it('about something that is gone, by a player who is gone, can only be closed', async () => {
    const { report } = await open({ is_there: false, player_id: null, player: null, list_id: null });
    expect(report.getByText('Gone meanwhile')).not.toBeNull();
    expect(report.getByText('somebody who is gone')).not.toBeNull();
    expect(report.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Resolved',
      'Nothing to do',
    ]);
  });
});
