import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { waitingResults } from '#data/results/waiting-results.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { RECORDED_GAME } from '#tests/builders/recorded-game.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { WaitingResults } from './waiting-results.tsx';

const SIGNED_IN: Viewer = { ...ANNA_HERE, isTester: true };

function open(viewer: Viewer, count: number, more: object = {}) {
  const backend = fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/rpc/games_to_answer')
      ? { status: 200, body: [{ ...RECORDED_GAME, status: 'pending', ...more }] }
      : null,
  );
  sessionStore.setState({ viewer });
  waitingResults.setState({ count });
  renderApp(<WaitingResults />);
  return backend;
}

afterEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: GUEST });
  waitingResults.setState({ count: 0 });
});

it('shows the result that waits for the player’s answer', async () => {
  open(SIGNED_IN, 1);
  const asked = within(await screen.findByRole('region', { name: 'Is this right?' }));
  expect(asked.getByText('Against Berta')).toBeDefined();
});

it.each([
  [true, 'You began.'],
  [false, 'Berta began.'],
])('says who began where the record does (%s)', async (own_began, words) => {
  open(SIGNED_IN, 1, { own_began });
  expect(await screen.findByText(words)).toBeDefined();
});

it('asks the backend for nothing while no result waits, or nobody is signed in', () => {
  expect(open(SIGNED_IN, 0).calls).toEqual([]);
  expect(open(GUEST, 1).calls).toEqual([]);
});
