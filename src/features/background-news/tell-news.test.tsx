import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudMark, NOTHING_WAITS } from '#data/cloud/cloud-mark.ts';
import { RESULT_PROBLEMS, type ResultState } from '#data/results/kept-results.ts';
import { resultNews } from '#data/results/result-news.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tellBrought, tellConflicts, tellResults } from './tell-news.ts';

/** Reports what became of a result that was sent while another page was open. */
function hear(state: ResultState, name = 'Berta', gameId = 'game-1'): void {
  const own = { faction: null, score: 3 };
  const opponent = { faction: null, score: 2, name, wabId: 'WAB-B' };
  const result = { gameId, playedAt: 0, missionId: 'loot', featId: null, ownBegan: null, own, opponent };
  act(() => resultNews.setState({ latest: { result, state } }));
}

describe('the news of a result that was sent later', () => {
  beforeAll(tellResults);
  beforeEach(() => {
    renderApp(null);
  });

  it.each(['pending', 'correcting'] as const)('says that the other player is asked when %s', (status) => {
    hear({ kind: 'recorded', status });
    expect(messagesShown()).toEqual([
      'The result against Berta was sent | It counts once Berta has confirmed it.',
    ]);
  });

  it.each(['guest', 'confirmed', 'declined'] as const)('leads to the profile when %s', (status) => {
    hear({ kind: 'recorded', status });
    expect(messagesShown()).toEqual([
      'The result against Berta was sent | You find it in your profile, under Games.',
    ]);
  });

  it.each(RESULT_PROBLEMS)('says why it was refused (%s), and where it is kept', (problem) => {
    hear({ kind: 'refused', problem });
    expect(messagesShown()).toEqual([
      expect.stringMatching(
        /^The result against Berta was not recorded \| .+\. It is kept with the game, under Play Mode\.$/u,
      ),
    ]);
  });

  it('says nothing while the result still waits', () => {
    hear({ kind: 'waiting', why: 'too-often' });
    act(() => resultNews.setState({ latest: null }));
    expect(messagesShown()).toEqual([]);
  });

  it('is one message for a game, the latest, and one more for another game', () => {
    hear({ kind: 'refused', problem: 'fault' });
    hear({ kind: 'recorded', status: 'confirmed' });
    hear({ kind: 'recorded', status: 'pending' }, 'Carla', 'game-2');
    expect(messagesShown()).toEqual([
      'The result against Carla was sent | It counts once Carla has confirmed it.',
      'The result against Berta was sent | You find it in your profile, under Games.',
    ]);
  });

  it('shows a hostile name as it is written', () => {
    hear({ kind: 'recorded', status: 'guest' }, '<b>{name}</b>');
    expect(messagesShown()[0]).toContain('The result against <b>{name}</b> was sent');
  });
});

const CONFLICT = { ...NOTHING_WAITS, userId: 'me', conflicts: 1, compare: 'raid', found: 1 };
const TOLD =
  '1 list needs your decision | The cloud did not accept what was saved here. Nothing was overwritten.';

function tell() {
  const goTo = vi.fn<(path: string) => void>();
  const { user } = renderApp(<p>The rules</p>);
  tellConflicts(goTo);
  return { goTo, user };
}

describe('a conflict found beside any page', () => {
  beforeEach(() => cloudMark.setState(NOTHING_WAITS));

  it('is told with the way to both sides', async () => {
    const { goTo, user } = tell();
    cloudMark.setState(CONFLICT);
    await screen.findByText('1 list needs your decision');
    expect(messagesShown()).toEqual([TOLD]);
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Decide' }));
    expect(goTo).toHaveBeenCalledWith('/builder?dialog=saved-lists&item=compare%3Araid');
  });

  it('is told once, however often the mark changes', async () => {
    const { user } = tell();
    cloudMark.setState(CONFLICT);
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    cloudMark.setState({ waiting: 1 });
    expect(messagesShown()).toEqual([]);
  });

  it('is told when it was found before this code came', async () => {
    cloudMark.setState(CONFLICT);
    tell();
    expect(await screen.findByText('1 list needs your decision')).toBeDefined();
  });

  it('is not told when it was there before the page', () => {
    tell();
    cloudMark.setState({ ...CONFLICT, found: 0 });
    expect(messagesShown()).toEqual([]);
  });
});

it('tells how many results came along with a sign-in', () => {
  renderApp(null);
  act(() => tellBrought(2));
  expect(messagesShown()).toEqual([
    '2 results are in your profile now | You played these games here before you signed in. You find them under Games.',
  ]);
});
