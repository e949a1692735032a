import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Player } from '#data/community/player.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { ANNA, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { usePeopleActions } from './use-people-actions.ts';

afterEach(() => vi.unstubAllGlobals());

const BEN: Player = { id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f13', name: 'Ben', who: 'ben', avatarUrl: null };

function Follow() {
  const { act } = usePeopleActions(ANNA.id);
  return (
    <button type="button" onClick={() => act('follow', BEN)}>
      Follow Ben
    </button>
  );
}

it('a refused follow speaks of the player and of no list', async () => {
  fakeBackend(({ path }) => (path.startsWith('/rest/v1/user_follows') ? refusal(403, '42501') : null));
  const { user } = renderApp(
    <WithQueries>
      <Follow />
    </WithQueries>,
  );
  await user.click(screen.getByRole('button', { name: 'Follow Ben' }));
  await vi.waitFor(() =>
    expect(messagesShown()).toEqual([
      'That did not work | This player may not wish it, or one of your two accounts is closed. Nothing was changed.',
    ]),
  );
});
