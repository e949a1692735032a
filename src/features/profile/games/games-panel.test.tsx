import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { GamesPanel } from './games-panel.tsx';
import { PREVIEW_PROFILE } from '../profile-page.tsx';

const GAME = {
  id: 'asked',
  game_id: '00000000-0000-4000-8000-000000000001',
  played_at: '2026-11-20T10:00:00Z',
  mission: 'loot',
  feat: null,
  own_faction: 'syenann',
  opponent_faction: 'feudom',
  own_score: 3,
  opponent_score: 5,
  opponent_id: null,
  opponent_name: 'Berta',
};

/** A backend with one result that waits for Anna's answer. */
function oneResult() {
  let status = 'pending';
  fakeBackend(({ path, body }) => {
    if (path.startsWith('/rest/v1/rpc/games_to_answer')) {
      return { status: 200, body: status === 'pending' ? [{ ...GAME, status }] : [] };
    }
    if (path.startsWith('/rest/v1/rpc/my_games')) {
      return { status: 200, body: status === 'confirmed' ? [{ ...GAME, status }] : [] };
    }
    if (!path.startsWith('/rest/v1/rpc/answer_game')) return null;
    status = body['confirms'] === true ? 'confirmed' : 'declined';
    return { status: 200, body: status };
  });
}

async function open() {
  oneResult();
  const panel = <GamesPanel profile={{ ...PREVIEW_PROFILE, id: ANNA.id }} />;
  const { user } = renderApp(<WithQueries>{panel}</WithQueries>);
  const asked = within(await screen.findByRole('region', { name: 'Is this right?' }));
  const history = within(screen.getByRole('region', { name: 'History' }));
  return { user, asked, history };
}

beforeEach(() => queryClient().clear());

describe('a result that an opponent recorded', () => {
  it('is shown from the own side, and stands in the history once it is confirmed', async () => {
    const { user, asked, history } = await open();
    expect(asked.getByText('3–5')).not.toBeNull();
    expect(asked.getByText('Defeat')).not.toBeNull();
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await history.findByText('Against Berta')).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'Is this right?' })).toBeNull();
    expect(messagesShown()).toEqual(['Result confirmed']);
  });

  it('counts for nobody once it is declined', async () => {
    const { user, asked, history } = await open();
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(await history.findByText('Games that you record in Play Mode stand here.')).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'Is this right?' })).toBeNull();
    expect(messagesShown()).toEqual(['Result declined']);
  });
});
