import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { resultNews } from '#data/results/result-news.ts';
import { ANNA, type FakeAnswer, fakeBackend } from '#tests/builders/fake-backend.ts';
import { RECORDED_GAME } from '#tests/builders/recorded-game.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { GamesPanel } from './games-panel.tsx';
import { ResultsToAnswer } from '#components/recorded-games/pending-results.tsx';
import { PREVIEW_PROFILE } from '../profile-page.tsx';

/** Opens the panel over a backend that has these games, a page at a time. */
async function openHistory(pages: readonly (readonly object[])[] | 'broken') {
  const state = { pages };
  const { calls } = fakeBackend(({ path, body }) => {
    if (path.startsWith('/rest/v1/rpc/games_to_answer')) return { status: 200, body: [] };
    if (!path.startsWith('/rest/v1/rpc/my_games')) return null;
    if (state.pages === 'broken') return { status: 403, body: { code: '42501', message: 'no' } };
    const page = body['before'] === null ? 0 : 1;
    return { status: 200, body: state.pages[page] ?? [] };
  });
  const panel = <GamesPanel profile={{ ...PREVIEW_PROFILE, id: ANNA.id }} />;
  const { user } = renderApp(<WithQueries>{panel}</WithQueries>);
  const history = within(screen.getByRole('region', { name: 'History' }));
  const before = () => calls.flatMap(({ path, body }) => (path.includes('my_games') ? [body['before']] : []));
  return { user, history, before, state };
}

/** A game that counts, with what differs. */
const played = (id: string, differs: object = {}) => ({
  ...RECORDED_GAME,
  id,
  status: 'confirmed',
  ...differs,
});

/** A backend with one result that waits for Anna's answer. */
function oneResult() {
  let status = 'pending';
  fakeBackend(({ path, body }) => {
    if (path.startsWith('/rest/v1/rpc/games_to_answer')) {
      return { status: 200, body: status === 'pending' ? [{ ...RECORDED_GAME, status }] : [] };
    }
    if (path.startsWith('/rest/v1/rpc/my_games')) {
      return { status: 200, body: status === 'confirmed' ? [{ ...RECORDED_GAME, status }] : [] };
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
    expect(await history.findByText('Games that you record in Play Mode appear here.')).not.toBeNull();
    expect(history.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('/play');
    expect(screen.queryByRole('region', { name: 'Is this right?' })).toBeNull();
    expect(messagesShown()).toEqual(['Result declined']);
  });
});

describe('an answer to a result', () => {
  /** Opens a waiting result whose answer is refused with `refused`. */
  async function openRefused(refused: FakeAnswer) {
    let asked = 0;
    fakeBackend(({ path }) => {
      if (path.startsWith('/rest/v1/rpc/games_to_answer')) {
        asked += 1;
        return {
          status: 200,
          body: [{ ...RECORDED_GAME, status: 'pending', own_score: asked === 1 ? 3 : 4 }],
        };
      }
      if (path.startsWith('/rest/v1/rpc/my_games')) return { status: 200, body: [] };
      return path.startsWith('/rest/v1/rpc/answer_game') ? refused : null;
    });
    const panel = <GamesPanel profile={{ ...PREVIEW_PROFILE, id: ANNA.id }} />;
    const { user } = renderApp(<WithQueries>{panel}</WithQueries>);
    const card = within(await screen.findByRole('region', { name: 'Is this right?' }));
    return { user, card };
  }

  it('shows the new scores when the opponent changed them meanwhile', async () => {
    const { user, card } = await openRefused({ status: 409, body: { code: '23505', message: 'changed' } });
    await user.click(card.getByRole('button', { name: 'Confirm' }));
    expect(await card.findByText('4–5')).not.toBeNull();
    expect(messagesShown()).toEqual([
      'Your answer was not saved | Your opponent changed the scores meanwhile. Look at them and answer again.',
    ]);
  });

  it('can be given again after a failure, which is explained', async () => {
    const { user, card } = await openRefused({ status: 429, body: { message: 'slow down' } });
    await user.click(card.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(messagesShown()[0]).toContain('Your answer was not saved | '));
    expect(card.getByText('3–5')).not.toBeNull();
    expect(card.getByRole('button', { name: 'Decline' })).not.toBeNull();
  });
});

describe('a result that an opponent corrects', () => {
  it('shows the scores that count until they are confirmed', async () => {
    fakeBackend(({ path }) => {
      if (path.startsWith('/rest/v1/rpc/my_games')) return { status: 200, body: [] };
      const corrected = {
        ...RECORDED_GAME,
        status: 'pending',
        recorded_own_score: 7,
        recorded_opponent_score: 5,
      };
      return path.startsWith('/rest/v1/rpc/games_to_answer') ? { status: 200, body: [corrected] } : null;
    });
    renderApp(<ResultsToAnswer userId={ANNA.id} />);
    const card = within(await screen.findByRole('region', { name: 'Is this right?' }));
    expect(card.getByText(/^This is a correction. You confirmed 7–5, and that counts/)).not.toBeNull();
    expect(card.getByText('3–5')).not.toBeNull();
  });
});

describe('the history of games', () => {
  it('names mission, factions, outcome and day of each game', async () => {
    const { history } = await openHistory([
      [
        played('g1', { own_score: 6, opponent_score: 2 }),
        played('g2', { own_score: 4, opponent_score: 4, opponent_name: null, own_faction: null }),
        played('g3', { mission: 'a-mission-that-is-gone', opponent_name: '<b>Bran</b>' }),
      ],
    ]);
    const [won, drawn, lost] = await history.findAllByRole('listitem');
    await waitFor(() => expect(won?.textContent).toContain('Loot'));
    expect(won?.textContent).toBe('6–2VictoryAgainst BertaLootSÿenann against FeudomNov 20, 2026');
    expect(drawn?.textContent).toMatch(/^4–4DrawAgainst a deleted account/);
    expect(drawn?.textContent).not.toContain('against ');
    expect(lost?.textContent).toContain('3–5DefeatAgainst <b>Bran</b>a-mission-that-is-gone');
  });

  it('marks what does not count, or not yet', async () => {
    const { history } = await openHistory([
      [
        played('g1', { status: 'pending' }),
        played('g2', { status: 'declined' }),
        played('g3', { is_correcting: true }),
        played('g4'),
      ],
    ]);
    const lines = await history.findAllByRole('listitem');
    const marks = ['Waiting for your opponent', 'Not confirmed: does not count', 'A correction is waiting'];
    expect(lines.map((line) => marks.findIndex((mark) => line.textContent.includes(mark)))).toEqual([
      0, 1, 2, -1,
    ]);
  });

  it('fetches the games before the last one shown', async () => {
    const first = Array.from({ length: 20 }, (_, at) =>
      played(`g${String(at)}`, { played_at: `2026-11-${String(29 - at)}T10:00:00Z` }),
    );
    const { user, history, before } = await openHistory([first, [played('last')]]);
    await user.click(await history.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(21));
    expect(before()).toEqual([null, '2026-11-10T10:00:00Z']);
    expect(history.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when it cannot be loaded, and shows a result that is sent meanwhile', async () => {
    const { history, state } = await openHistory('broken');
    expect(await history.findByText('This could not be loaded')).not.toBeNull();
    state.pages = [[played('sent')]];
    resultNews.setState({ latest: null });
    expect(await history.findByText('Against Berta')).not.toBeNull();
    expect(history.queryByText(/could not be loaded/)).toBeNull();
  });
});
