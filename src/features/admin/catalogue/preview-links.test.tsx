import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin, refuses } from '#tests/builders/admin-page.tsx';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { CatalogueSection } from './catalogue-section.tsx';

const EMPTY = { factions: {}, units: {}, terms: {}, missions: {} };
const ACCEPTED = {
  id: 'c1',
  section: 'units',
  target: 'northern-tribes/alborc',
  change: { fields: { points: 41 } },
  note: 'The card says 41.',
  source: 'card',
  source_page: null,
  wants_credit: true,
  state: 'accepted',
  answer: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  author: { username: 'Berta', short_id: '1234' },
};
const MADE = 'POST /rest/v1/rpc/preview_release';
const ENDED = 'POST /rest/v1/rpc/drop_preview';
const LINK = { id: 'b6a1', number: 1, created_at: '2026-11-22T10:00:00Z' };

const open = (changes: readonly object[], routes: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(
    <CatalogueSection />,
    {
      'GET /rest/v1/catalogue_changes': changes,
      'GET /rest/v1/catalogue_releases': [],
      'GET /rest/v1/catalogue_previews': [LINK],
      'GET /rest/v1/shared_list_facts': [{ count: 0 }],
      [MADE]: '"b6a1"',
      [ENDED]: null,
      ...routes,
    },
    '/admin/catalogue?tab=next',
  );

afterEach(() => vi.unstubAllGlobals());

describe('links to the next release for testers', () => {
  it('are made of the accepted changes, over the newest release', async () => {
    const { user, wrote } = open([ACCEPTED]);
    await user.click(await screen.findByRole('button', { name: 'Make a link for testers' }));
    await waitFor(() => expect(messagesShown()).toEqual(['A link to release 1 is made.']));
    expect(wrote(MADE)).toMatchObject([
      {
        after: 0,
        overlay: { ...EMPTY, units: { [ACCEPTED.target]: { fields: { points: 41 } } } },
        remarks: { units: { [ACCEPTED.target]: { release: 1, by: ['Berta'] } } },
      },
    ]);
  });

  it('are not made over a release that nobody here has seen', async () => {
    const { user } = open([ACCEPTED], { [MADE]: refuses('release_outdated') });
    await user.click(await screen.findByRole('button', { name: 'Make a link for testers' }));
    expect(
      await screen.findByText('Somebody has changed the same thing since. Look at it as it is now.'),
    ).not.toBeNull();
  });

  it('are copied and ended, also when no change is accepted any more', async () => {
    const { user, wrote } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Copy link 1' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?preview=b6a1`);
    await user.click(screen.getByRole('button', { name: 'Delete link 1' }));
    await waitFor(() => expect(wrote(ENDED)).toEqual([{ preview: 'b6a1' }]));
  });
});
