import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { newLiveGame } from '#domain/live/live-game.ts';
import { revealUnit, sealList } from '#domain/live/seal.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { fakeBackend, noNetwork, refusal } from '#tests/builders/fake-backend.ts';
import { hint } from '#tests/builders/fake-game-channel.ts';
import { guest, troop } from '#tests/builders/games.ts';
import { ANNA, append, BERTA, event, liveRow, said, sharedGame } from '#tests/builders/live.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as WatchPage } from './watch-page.tsx';

vi.mock('#platform/backend/game-channel.ts', async () => import('#tests/builders/fake-game-channel.ts'));

const SECRET = 'Yb3QmZ0pTq6lN1rWc8sEuA';
const round: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const begun = append(sharedGame('loot'), ANNA, event(round, 40 * 60_000));
const END: readonly GameAction[] = [
  { type: 'game-ended', reason: 'agreed' },
  { type: 'phase-changed', phase: 'scoring' },
  { type: 'phase-changed', phase: 'summary' },
];

/** The server of the spectators' link. */
let state: { live: LiveGame; isPublic: boolean; isGone: boolean; isOff: boolean };

function serve() {
  return fakeBackend(({ path, body }) => {
    if (path !== '/rest/v1/rpc/watch_live_game') return null;
    if (state.isOff) return noNetwork();
    if (state.isGone || body['watch'] !== SECRET) return refusal(404, 'PT404', { details: 'live_watch' });
    const { id, rows } = state.live;
    const behind = rows.slice(Number(body['after']));
    const answer = {
      game: id,
      n: rows.length,
      now: Date.now(),
      rows: behind,
      report_is_public: state.isPublic,
    };
    return { status: 200, body: answer };
  });
}

const open = (secret = SECRET) =>
  renderApp(<WatchPage />, { address: `/watch/${secret}`, path: '/watch/:watch' });
const add = (author: string, ...bodies: Parameters<typeof append>[2][]) => {
  state.live = append(state.live, author, ...bodies);
  act(hint);
};

beforeEach(() => {
  state = { live: begun, isPublic: false, isGone: false, isOff: false };
});
afterEach(() => vi.unstubAllGlobals());

describe('a watched game', () => {
  it('shows the game as it is, and follows each hint, without an account', async () => {
    const { calls } = serve();
    open();
    expect(await screen.findByText('Round 1: Anna begins', { selector: 'p span' })).toBeDefined();
    expect(screen.getByText('Live')).toBeDefined();
    expect(screen.getByText(/^Round 1 of/)).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Anna 0 : 0 Berta – Muster'));
    add(ANNA, event({ type: 'unit-stressed', unit: 'anna/troop', by: 1 }));
    expect(
      await screen.findByText(/: stress \+1$/, { selector: 'p span' }, { timeout: 5_000 }),
    ).toBeDefined();
    expect(calls.filter(({ path }) => path.startsWith('/auth/'))).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('stays at the step that is looked at, and goes back to live on a press', async () => {
    serve();
    const { user } = open();
    await screen.findByText('Live');
    await user.click(screen.getByRole('button', { name: 'Step back' }));
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Step' });
    const step = slider.value;
    add(ANNA, event({ type: 'unit-stressed', unit: 'anna/troop', by: 1 }));
    await waitFor(() => expect(Number(slider.max)).toBe(state.live.taps.length), { timeout: 5_000 });
    expect(slider.value).toBe(step);
    await user.click(screen.getByRole('button', { name: 'Back to live' }));
    expect(slider.value).toBe(slider.max);
  });

  it('shows a unit that is held back only once it is revealed', async () => {
    const salt = 'ab'.repeat(16);
    const reveal = {
      salt,
      list: {
        name: 'Army',
        faction: 'northern-tribes',
        units: [troop('berta/scouts', { name: 'Night Scouts' })],
      },
    };
    const proof = revealUnit(reveal, 'berta/scouts') ?? { salt, unit: troop('') };
    const leaves = sealList({ game: 'g', player: 'berta' }, reveal);
    state.live = append(begun, BERTA, said({ kind: 'seal', leaves }));
    serve();
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Berta' }));
    await screen.findByRole('list', { name: 'Units of Berta' });
    const units = () => within(screen.getByRole('list', { name: 'Units of Berta' }));
    expect(units().queryByText('Night Scouts')).toBeNull();
    add(BERTA, said({ kind: 'reveal-unit', at: 0, ...proof }));
    await waitFor(() => expect(units().getByText('Night Scouts')).toBeDefined(), { timeout: 5_000 });
  });

  it('shows hostile names as plain text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    state.live = append(begun, ANNA, event({ type: 'player-changed', player: guest('anna', name) }));
    serve();
    open();
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('says that the connection is gone and the game old, and catches up', async () => {
    serve();
    open();
    await screen.findByText('Live');
    state.isOff = true;
    act(hint);
    expect(await screen.findByText(/^No connection: the game as of/, {}, { timeout: 5_000 })).toBeDefined();
    expect(screen.queryByText('Live')).toBeNull();
    state.isOff = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Live')).toBeDefined();
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });

  it('says that the players closed the link, and keeps the last state', async () => {
    serve();
    open();
    await screen.findByText('Live');
    state.isGone = true;
    act(hint);
    expect(
      await screen.findByText(/^The players have closed this link/, {}, { timeout: 5_000 }),
    ).toBeDefined();
    expect(screen.getByText('Round 1: Anna begins', { selector: 'p span' })).toBeDefined();
  });

  it('has the result at the end, and the report once it is public', async () => {
    state.live = append(begun, ANNA, ...END.map((action, at) => event(action, (at + 41) * 60_000)));
    state.isPublic = true;
    serve();
    open();
    expect(await screen.findByText('A draw')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Battle report' }).getAttribute('href')).toBe('/report/g');
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('asks for a reload when the players have a newer version', async () => {
    const n = begun.rows.length + 1;
    const rows = [
      ...begun.rows,
      { ...liveRow(n, ANNA, said({ kind: 'undo', of: 'x' })), body: { v: 2, kind: 'x' } },
    ];
    fakeBackend(({ path }) =>
      path.endsWith('watch_live_game') ? { status: 200, body: { game: 'g', n, now: 1, rows } } : null,
    );
    open();
    expect(await screen.findByText(/^The players have a newer version/)).toBeDefined();
  });
});

describe('the page of a watched game', () => {
  it('says that the game has not begun before there are players', async () => {
    state.live = newLiveGame('g');
    serve();
    open();
    expect(await screen.findByRole('heading', { name: 'The game has not begun' })).toBeDefined();
  });

  it('says when a link shows no game, and asks nobody for what is no link', async () => {
    state.isGone = true;
    const { calls } = serve();
    open();
    expect(await screen.findByRole('heading', { name: 'This link shows no game' })).toBeDefined();
    cleanup();
    const before = calls.length;
    open('short');
    expect(await screen.findByRole('heading', { name: 'This link shows no game' })).toBeDefined();
    expect(calls).toHaveLength(before);
  });

  it('says without a network that the game cannot be reached, and shows it later', async () => {
    state.isOff = true;
    serve();
    open();
    expect(await screen.findByRole('heading', { name: 'The game cannot be reached' })).toBeDefined();
    state.isOff = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Live')).toBeDefined();
  });
});
