import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '#data/session/sign-in.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { RecordResult } from './record-result.tsx';

const KEY = `muster_results_pending_${ANNA.id}`;

/** A finished game of Anna, who has 2 points, against Berta, an account with `score` points. */
function finished(score: number) {
  return play(
    readyGame('loot'),
    { type: 'player-changed', player: { ...guest('anna', 'Anna'), kind: 'me' } },
    { type: 'player-changed', player: { ...guest('berta', 'Berta'), kind: 'member', wabId: 'WAB-B' } },
    { type: 'score-set', player: 'anna', score: 2, round: null },
    { type: 'score-set', player: 'berta', score, round: null },
    { type: 'phase-changed', phase: 'scoring' },
    { type: 'phase-changed', phase: 'summary' },
  );
}

/** A server whose record of the game holds 2 : 1, confirmed by Berta. */
async function recorded() {
  const asked: { own_score: unknown; opponent_score: unknown }[] = [];
  fakeBackend(({ path, body }) => {
    if (path.startsWith('/rest/v1/rpc/record_game')) {
      asked.push({ own_score: body['own_score'], opponent_score: body['opponent_score'] });
      return { status: 200, body: body['opponent_score'] === 1 ? 'confirmed' : 'correcting' };
    }
    if (!path.startsWith('/rest/v1/game_results')) return null;
    const last = asked.at(-1)?.opponent_score;
    const corrected = last === undefined || last === 1 ? null : last;
    const record = { status: 'confirmed', own_score: 2, opponent_score: 1 };
    return {
      status: 200,
      body: [
        {
          ...record,
          corrected_own_score: corrected === null ? null : 2,
          corrected_opponent_score: corrected,
        },
      ],
    };
  });
  await signIn(ANNA);
  return asked;
}

beforeEach(() => {
  becomeNobody();
  localStorage.removeItem(KEY);
});
afterEach(() => vi.unstubAllGlobals());

describe('a game whose score was changed after it was recorded', () => {
  it('says what the record holds, and sends the correction when asked to', async () => {
    const asked = await recorded();
    const first = renderApp(<RecordResult game={finished(1)} />);
    await first.user.click(await screen.findByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText('Recorded and confirmed by Berta.')).not.toBeNull();
    cleanup();

    const { user } = renderApp(<RecordResult game={finished(4)} />);
    expect(await screen.findByText('The record still holds 2 : 1')).not.toBeNull();
    expect(screen.queryByText('Recorded and confirmed by Berta.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep the record' }));
    expect(screen.getByText('The record holds 2 : 1.')).not.toBeNull();
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send the correction' }));
    expect(await screen.findByText('The correction is sent. Berta has yet to confirm it.')).not.toBeNull();
    expect(screen.getByText('The record holds 2 : 1.')).not.toBeNull();
    expect(asked.at(-1)).toEqual({ own_score: 2, opponent_score: 4 });
  });

  it('says that the account is full of games, what was kept and what to do', async () => {
    fakeBackend(({ path }) =>
      path.startsWith('/rest/v1/rpc/record_game')
        ? {
            status: 413,
            body: { code: 'PT413', message: 'no room for more games', details: 'games', hint: '5000 rows' },
          }
        : null,
    );
    await signIn(ANNA);
    const { user } = renderApp(<RecordResult game={finished(1)} />);
    await user.click(await screen.findByRole('button', { name: 'Record the result' }));
    expect(
      await screen.findByText(
        'Your account is full: it holds as many recorded games as it may. The result stays on this device; ask an administrator for more room.',
      ),
    ).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Record again' })).not.toBeNull();
  });

  it('is not recorded while the game is not over', () => {
    renderApp(<RecordResult game={readyGame('loot')} />);
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  });
});
