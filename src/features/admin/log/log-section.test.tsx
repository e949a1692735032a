import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { LogSection } from './log-section.tsx';

const ENTRY = {
  id: 7,
  created_at: '2026-11-20T10:00:00Z',
  admin_name: 'Anna',
  admin: null,
  action: 'update',
  subject: 'profiles',
  target_id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22',
  target_name: 'Bertha',
  before: { tester: false },
  after: { tester: true },
  undoes: null,
  is_undone: false,
};
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
    await vi.waitFor(() => expect(messagesShown()).toEqual(['It is as it was before.']));
    expect(wrote(UNDO)).toEqual([{ entry: 7 }]);
  });

  it('says when somebody has changed the same thing since', async () => {
    const { user, rows } = await open([ENTRY], () => ({
      status: 400,
      body: { code: 'P0001', message: 'x', details: 'changed_since' },
    }));
    await user.click(rows[0]?.getByRole('button', { name: 'Undo' }) as HTMLElement);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    await vi.waitFor(() =>
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
});
