import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player } from '#data/community/player.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { ANNA_HERE, type FakeAnswer, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { PlayerActions } from './player-actions.tsx';

const BEN: Player = { id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f13', name: 'Ben', who: 'ben', avatarUrl: null };

/** Opens the actions on Ben's page over a backend that gives this response to changes. */
function open(viewer: Viewer, state: object = {}, answer: FakeAnswer = { status: 201, body: null }) {
  sessionStore.setState({ viewer });
  const { calls } = fakeBackend(({ path }) => (/\/user_(?:follows|blocks)/.test(path) ? answer : null));
  const onReport = vi.fn<() => void>();
  const app = renderApp(
    <WithQueries>
      <PlayerActions player={BEN} isFollowed={false} isBlocked={false} {...state} onReport={onReport} />
    </WithQueries>,
  );
  const sent = () => calls.map(({ method, path }) => `${method} ${path.split('?')[0]?.slice(9) ?? ''}`);
  return { ...app, onReport, sent };
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

beforeEach(() => queryClient().clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('the actions on a player', () => {
  it('let a guest sign in and come back, or report the player', async () => {
    const { user, onReport, sent } = open(GUEST);
    expect(screen.getByRole('link', { name: 'Sign in to follow' }).getAttribute('href')).toBe(
      '/login?next=%2Fprofile%2Fben',
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(items()).toEqual(['Report the player']);
    await user.click(screen.getByRole('menuitem', { name: 'Report the player' }));
    expect(onReport).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['Follow', {}, 'POST user_follows', 'You follow Ben now'],
    ['Stop following', { isFollowed: true }, 'DELETE user_follows', 'You no longer follow Ben'],
    ['Unblock', { isBlocked: true }, 'DELETE user_blocks', 'Ben is no longer blocked'],
  ])('%s sends it and says so', async (name, state, call, message) => {
    const { user, sent } = open(ANNA_HERE, state);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(messagesShown()).toEqual([message]));
    expect(sent()).toContain(call);
  });

  it('hold the block in a menu, but not for a player who is blocked', async () => {
    const { user, sent } = open(ANNA_HERE);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(items()).toEqual(['Block Ben', 'Report the player']);
    await user.click(screen.getByRole('menuitem', { name: 'Block Ben' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Ben is blocked']));
    expect(sent()).toContain('POST user_blocks');
  });

  it('speak of the player and of no list when a follow is refused', async () => {
    const { user } = open(ANNA_HERE, {}, refusal(403, '42501'));
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'That did not work | This player may not allow it, or one of the two accounts is closed. Nothing was changed.',
      ]),
    );
  });
});
