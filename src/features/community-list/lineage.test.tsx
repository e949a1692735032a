import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Post, PostSource } from '#data/community/post.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { POST } from '#tests/builders/community-post.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Lineage } from './lineage.tsx';

// A test does not wait long enough for it where many tests run.
beforeAll(async () => import('./list-content.tsx'));

const unit = (id: string, quantity = 1) => ({ id, name: id, pointsCost: 1, quantity });
const SOURCE: PostSource = {
  ...POST,
  id: 'post-0',
  name: 'First Line',
  author: { id: 'bob', who: 'Bob', name: 'Bob', avatarUrl: null },
  units: [unit('alborc'), unit('orc-hunters')],
};
const COPY: Post = {
  ...POST,
  isCopy: true,
  source: SOURCE,
  units: [unit('orc-hunters', 2), unit('hersir')],
  createdAt: '2026-01-02T00:00:00Z',
};

function open(post: Post) {
  fakeBackend(({ path }) => (path.startsWith('/rest/v1/shared_lists') ? { status: 200, body: [] } : null));
  return renderApp(
    <WithQueries>
      <Lineage post={post} />
    </WithQueries>,
  );
}

/** Unfolds what the copy changed. */
async function unfold(post: Post) {
  const { user } = open(post);
  await user.click(await screen.findByText('What this list changed'));
  return screen.getByRole('table', { name: 'What differs' });
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
});

describe('the lineage of a posted list', () => {
  it('tells what a copy added, removed and changed, in units and points', async () => {
    const table = await unfold({ ...COPY, isTournamentList: true });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'What differsOriginalThis list',
      'Alborc× 1–',
      'Orc Hunters× 1× 2',
      'Hersir–× 1',
      'Points70 pts65 pts',
      'Command3 CP1 CP',
      'List typeCasualTournament',
    ]);
    expect(screen.getByRole('link', { name: 'First Line' }).getAttribute('href')).toBe(
      '/community-lists/post-0',
    );
    expect(screen.queryByText(/The original was changed/)).toBeNull();
  });

  it('warns that the original was changed after it was copied', async () => {
    await unfold({ ...COPY, source: { ...SOURCE, updatedAt: '2026-01-03T00:00:00Z' } });
    expect(screen.getByText(/The original was changed after this list was posted/)).not.toBeNull();
  });

  it('says that a copy has the units of its original', async () => {
    open({ ...COPY, units: [...SOURCE.units].toReversed() });
    expect(await screen.findByText('It has the same units as the original.')).not.toBeNull();
    expect(screen.queryByText('What this list changed')).toBeNull();
  });

  it('says in words that the original is not to be seen any more', async () => {
    open({ ...COPY, source: null });
    expect(await screen.findByText(/The list that this one is based on is no longer here/)).not.toBeNull();
    expect(screen.queryByText('What this list changed')).toBeNull();
  });

  it('is silent about a list that is no copy', async () => {
    open(POST);
    await waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(screen.queryByText(/based on|original/i)).toBeNull();
  });
});
