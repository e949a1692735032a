import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { CatalogueLinks } from './catalogue-links.tsx';

function open(rows: readonly object[], isWabAdmin = false) {
  queryClient().clear();
  const account = { userId: ANNA.id, email: ANNA.email, isTester: false, isPreview: false };
  sessionStore.setState({ viewer: { status: 'authenticated', ...account, isWabAdmin } });
  const backend = fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/catalogue_editors?') ? { status: 200, body: rows } : null,
  );
  renderApp(
    <WithQueries>
      <CatalogueLinks />
    </WithQueries>,
  );
  return backend;
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

it.each<[string, readonly object[], boolean, readonly string[]]>([
  ['players to their proposals', [], false, ['/catalogue/proposals']],
  [
    'editors to the review too',
    [{ faction: 'syenann' }],
    false,
    ['/catalogue/proposals', '/catalogue/review'],
  ],
  ['administrators to the review too', [], true, ['/catalogue/proposals', '/catalogue/review']],
])('lead %s', async (_who, rows, isWabAdmin, shown) => {
  const { calls } = open(rows, isWabAdmin);
  await waitFor(() => expect(calls.at(-1)?.path).toContain(`player_id=eq.${ANNA.id}`));
  await waitFor(() => expect(links()).toEqual(shown));
});

it('are not there for guests, who ask nothing of the server', () => {
  const { calls } = fakeBackend(() => null);
  renderApp(
    <WithQueries>
      <CatalogueLinks />
    </WithQueries>,
  );
  expect(links()).toEqual([]);
  expect(calls).toEqual([]);
});
