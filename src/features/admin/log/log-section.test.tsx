import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failing, LOG_ENTRY as ENTRY, openAdmin, refuses } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { LogSection } from './log-section.tsx';

const CALL = { ...ENTRY, id: 6, action: 'call', subject: 'end_sessions', before: null, after: null };
const UNDO = 'POST /rest/v1/rpc/undo_admin_change';
const CARD = { id: ENTRY.target_id, username: 'Berta', short_id: 'BBBBCCCC', avatar_url: null };

async function open(entries: readonly object[], undo: Parameters<typeof openAdmin>[1][string] = null) {
  const page = openAdmin(<LogSection />, {
    'GET /rest/v1/admin_log': entries,
    'GET /rest/v1/player_cards': [CARD],
    [UNDO]: undo,
  });
  const rows = (await screen.findAllByRole('heading', { level: 2 })).map((heading) =>
    within(heading.closest('li') ?? document.body),
  );
  return { ...page, rows };
}

afterEach(() => vi.unstubAllGlobals());

describe('the log of the administration', () => {
  it('names players as they are called now, and what was done', async () => {
    const { rows } = await open([ENTRY, CALL]);
    expect(rows[0]?.getByRole('heading', { name: 'Berta' })).not.toBeNull();
    expect(rows[0]?.getByText('Account: made a tester')).not.toBeNull();
    expect(rows[1]?.getByText('Signed out everywhere')).not.toBeNull();
  });

  it('undoes a change after a question', async () => {
    const { user, rows, wrote } = await open([ENTRY]);
    await user.click(rows[0]?.getByRole('button', { name: 'Undo' }) as HTMLElement);
    const question = await screen.findByRole('alertdialog', { name: 'Undo this for “Berta”?' });
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(messagesShown()).toEqual(['It is as it was before.']));
    expect(wrote(UNDO)).toEqual([{ entry: 7 }]);
  });

  it('says when somebody has changed the same thing since', async () => {
    const { user, rows } = await open([ENTRY], refuses('changed_since'));
    await user.click(rows[0]?.getByRole('button', { name: 'Undo' }) as HTMLElement);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(messagesShown()[0]).toMatch(/^That did not work \| Somebody has changed the same thing since/),
    );
  });

  it.each([
    ['a call', CALL],
    ['what was undone already', { ...ENTRY, is_undone: true }],
    ['an account whose words are gone', { ...ENTRY, before: null, after: null }],
  ])('offers no undoing of %s', async (_, entry) => {
    const { rows } = await open([entry]);
    expect(rows[0]?.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    [
      'an administrator',
      { before: { wab_admin: false }, after: { wab_admin: true } },
      'made an administrator',
    ],
    ['a ban', { before: { banned: true }, after: { banned: false } }, 'ban lifted'],
    ['a closed account', { before: { deactivated: false }, after: { deactivated: true } }, 'closed'],
    ['another change', { before: { note: 'a' }, after: { note: 'b' } }, 'changed'],
    ['a new row', { action: 'insert', before: null }, 'added'],
    ['a deletion', { action: 'delete', after: null }, 'deleted'],
  ])('names %s', async (_, change, words) => {
    const { rows } = await open([{ ...ENTRY, ...change }]);
    expect(rows[0]?.getByText(`Account: ${words}`)).not.toBeNull();
  });

  it('names what this version does not know as the database does, and accounts that are gone', async () => {
    const { rows } = await open([
      { ...ENTRY, action: 'call', subject: 'new_call', target_id: 'gone', target_name: '', admin_name: '' },
    ]);
    expect(rows[0]?.getByRole('heading', { name: 'Deleted account' })).not.toBeNull();
    expect(rows[0]?.getByText('new_call')).not.toBeNull();
    expect(rows[0]?.getByText(/^by a deleted account/)).not.toBeNull();
  });

  it('shows hostile words as they were written', async () => {
    const { user, rows } = await open([{ ...ENTRY, before: { username: '<b>x</b>' }, is_undone: true }]);
    await user.click(rows[0]?.getByText('Before and after') as HTMLElement);
    expect(rows[0]?.getByText(/"username": "<b>x<\/b>"/)).not.toBeNull();
    expect(rows[0]?.getByText('undone')).not.toBeNull();
  });

  it('goes on to older entries and back to the newest', async () => {
    const { user, calls, router } = await open(
      Array.from({ length: 30 }, (_, at) => ({ ...ENTRY, id: 90 - at })),
    );
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(router.state.location.search).toBe('?before=61');
    await waitFor(() => expect(calls.some(({ path }) => path.includes('id=lt.61'))).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Newest' }));
    expect(router.state.location.search).toBe('');
  });

  it('says that nothing was done yet', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'Nothing has been done yet' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  });

  it('that may not be read leaves the reason, and is asked for again', async () => {
    const { answer, works } = failing([ENTRY]);
    const { user } = openAdmin(<LogSection />, {
      'GET /rest/v1/admin_log': answer,
      'GET /rest/v1/player_cards': [CARD],
    });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Berta' })).not.toBeNull();
  });
});
