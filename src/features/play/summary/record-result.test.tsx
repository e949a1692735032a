import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '#data/session/sign-in.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { resultOf } from '#domain/game/result.ts';
import type { PlayerSetup } from '#domain/game/types.ts';
import { ANNA, type FakeAnswer, fakeBackend, noNetwork, refusal } from '#tests/builders/fake-backend.ts';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { RecordButton, RecordResult } from './record-result.tsx';

const KEY = `muster_results_pending_${ANNA.id}`;

const BERTA_AS_GUEST = guest('berta', 'Berta');
const BERTA: PlayerSetup = { ...BERTA_AS_GUEST, kind: 'member', wabId: 'WAB-B' };

/** A finished game of Anna, who has 2 points, against Berta, an account with `score` points. */
function finished(score: number, berta = BERTA) {
  return play(
    readyGame('loot'),
    { type: 'player-changed', player: { ...guest('anna', 'Anna'), kind: 'me' } },
    { type: 'player-changed', player: berta },
    { type: 'score-set', player: 'anna', score: 2, round: null },
    { type: 'score-set', player: 'berta', score, round: null },
    { type: 'phase-changed', phase: 'scoring' },
    { type: 'phase-changed', phase: 'summary' },
  );
}

/** Anna's session, and a server that responds to her recordings in turn, the last time for good. */
async function answered(...answers: readonly (FakeAnswer | 'nothing')[]) {
  const sent: unknown[] = [];
  fakeBackend(({ path, body }) => {
    if (!path.startsWith('/rest/v1/rpc/record_game')) return null;
    sent.push(body);
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? 'nothing';
    return answer === 'nothing' ? noNetwork() : answer;
  });
  await signIn(ANNA);
  return sent;
}

/** The device knows the result of 2 : 1 with this state, and the server holds `record` by now. */
async function known(status: string, record: FakeAnswer) {
  const result = resultOf(finished(1).state, 0);
  localStorage.setItem(KEY, JSON.stringify([{ result, state: { kind: 'recorded', status } }]));
  const { calls } = fakeBackend(({ path }) => (path.startsWith('/rest/v1/game_results') ? record : null));
  await signIn(ANNA);
  return () => calls.filter(({ path }) => path.startsWith('/rest/v1/game_results')).length;
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

/** The words of a summary on the record, and the button in the bar beneath them. */
function Summary({ game }: { game: ReturnType<typeof finished> }) {
  return (
    <>
      <RecordResult game={game} />
      <RecordButton game={game} />
    </>
  );
}

beforeEach(() => {
  becomeNobody();
  localStorage.removeItem(KEY);
});
afterEach(() => vi.unstubAllGlobals());

describe('a game whose score was changed after it was recorded', () => {
  it('says what the record holds, and sends the correction when asked to', async () => {
    const asked = await recorded();
    const first = renderApp(<Summary game={finished(1)} />);
    await first.user.click(await screen.findByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText('Recorded and confirmed by Berta.')).not.toBeNull();
    cleanup();

    const { user } = renderApp(<Summary game={finished(4)} />);
    expect(await screen.findByText('The record still says 2 : 1')).not.toBeNull();
    expect(screen.queryByText('Recorded and confirmed by Berta.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep the record' }));
    expect(screen.getByText('The record says 2 : 1.')).not.toBeNull();
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send the correction' }));
    expect(await screen.findByText('The correction is sent. Berta has yet to confirm it.')).not.toBeNull();
    expect(screen.getByText('The record says 2 : 1.')).not.toBeNull();
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
    const { user } = renderApp(<Summary game={finished(1)} />);
    await user.click(await screen.findByRole('button', { name: 'Record the result' }));
    expect(
      await screen.findByText(
        'Your account is full: it has reached the limit of recorded games. The result stays on this device; ask an administrator for more room.',
      ),
    ).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Record again' })).not.toBeNull();
  });

  it('is not recorded while the game is not over', () => {
    renderApp(<Summary game={readyGame('loot')} />);
    expect(screen.queryByText(/^The result goes into your history/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a result that was just recorded', () => {
  it('tells before it is sent what it is for, and whom it is confirmed by', () => {
    renderApp(<Summary game={finished(1)} />);
    expect(
      screen.getByText('The result goes into your history; it counts for both once Berta has confirmed it.'),
    ).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
    cleanup();
    renderApp(<Summary game={finished(1, BERTA_AS_GUEST)} />);
    expect(screen.getByText('The result goes into your history and statistics.')).toBeDefined();
  });

  it('is sent with both sides, and can be sent again while the other player has not confirmed it', async () => {
    const sent = await answered({ status: 200, body: 'pending' });
    const { user } = renderApp(<Summary game={finished(1)} />);
    const scrolled = vi.fn<Element['scrollIntoView']>();
    screen.getByRole('status').scrollIntoView = scrolled;
    await user.click(screen.getByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText('Recorded. Berta has yet to confirm it.')).toBeDefined();
    // The button stays in view while the scores are scrolled away.
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    expect(sent).toEqual([
      expect.objectContaining({
        mission: 'loot',
        feat: null,
        own_score: 2,
        opponent_score: 1,
        opponent_name: 'Berta',
        opponent_wab_id: 'WAB-B',
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Record again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('against a guest counts at once, and is not asked for again', async () => {
    await answered({ status: 200, body: 'guest' });
    const { user } = renderApp(<Summary game={finished(1, BERTA_AS_GUEST)} />);
    await user.click(screen.getByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText('Recorded.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['no network', 'nothing', /^Kept on this device\. It will be sent as soon as you are online/],
    [
      'a session without its second factor',
      refusal(403, '42501', { details: 'insufficient_aal' }),
      /^Kept on this device\. It will be sent once you sign in/,
    ],
    ['too many results', refusal(429, 'PT429'), /^Kept on this device\. You recorded many results/],
    ['a fault of the server', refusal(500, 'XX000'), /^Kept on this device\. The server has an error/],
  ] as const)('waits on the device after %s, and says when it is sent', async (_, answer, words) => {
    await answered(answer);
    const { user } = renderApp(<Summary game={finished(1)} />);
    await user.click(screen.getByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(localStorage.getItem(KEY)).toContain('"kind":"waiting"');
  });

  it.each([
    [
      'an opponent without an account',
      refusal(400, 'P0001', { details: 'opponent' }),
      /^There is no longer a player with this WAB ID/,
    ],
    ['an account without the right', refusal(403, '42501'), 'Your account may not record results.'],
    ['an answer that is none', { status: 200, body: 'maybe' }, /^The result could not be recorded/],
  ] as const)('is refused because of %s, and can be recorded again', async (_, answer, words) => {
    const sent = await answered(answer, { status: 200, body: 'confirmed' });
    const { user } = renderApp(<Summary game={finished(1)} />);
    await user.click(screen.getByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Record again' }));
    expect(await screen.findByText('Recorded and confirmed by Berta.')).toBeDefined();
    expect(sent).toHaveLength(2);
  });

  it('asks a guest to sign in, and keeps nothing under a stranger’s account', async () => {
    const { calls } = fakeBackend();
    const { user } = renderApp(<Summary game={finished(1)} />);
    await user.click(screen.getByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText('Sign in to record results.')).toBeDefined();
    expect(calls).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('shows a hostile name of the other player as plain text', async () => {
    await answered({ status: 200, body: 'pending' });
    const { user } = renderApp(
      <Summary game={finished(1, { ...BERTA, name: '<img src=x onerror=alert(1)>' })} />,
    );
    await user.click(screen.getByRole('button', { name: 'Record the result' }));
    expect(await screen.findByText(/^Recorded\. <img src=x onerror=alert\(1\)> has yet/)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a result that was recorded before', () => {
  it('takes up that the other player declined it meanwhile, and may be sent again no more', async () => {
    const row = { status: 'declined', own_score: 2, opponent_score: 1 };
    const none = { corrected_own_score: null, corrected_opponent_score: null };
    await known('pending', { status: 200, body: [{ ...row, ...none }] });
    renderApp(<Summary game={finished(1)} />);
    expect(screen.getByText('Recorded. Berta has yet to confirm it.')).toBeDefined();
    expect(await screen.findByText('Berta does not agree with this result.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(localStorage.getItem(KEY)).toContain('declined');
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['knows no such record', { status: 200, body: [] }],
    ['sends rows of another shape', { status: 200, body: [{ status: 'won' }] }],
  ])('stays as this device knows it when the server %s', async (_, record) => {
    const asked = await known('confirmed', record);
    renderApp(<Summary game={finished(1)} />);
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    expect(screen.getByText('Recorded and confirmed by Berta.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the new figures alone where nobody has to confirm them', async () => {
    await known('guest', { status: 200, body: [] });
    renderApp(<Summary game={finished(4, BERTA_AS_GUEST)} />);
    expect(screen.getByText('The record still says 2 : 1')).toBeDefined();
    expect(screen.getByText('The game is now 2 : 4.')).toBeDefined();
  });
});
