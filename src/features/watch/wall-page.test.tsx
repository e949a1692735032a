import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { ANNA, append, event, sharedGame } from '#tests/builders/live.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as WallPage } from './wall-page.tsx';

vi.mock('#platform/backend/game-channel.ts', async () => import('#tests/builders/fake-game-channel.ts'));

const [ONE, TWO, GONE] = ['a'.repeat(22), 'b'.repeat(22), 'c'.repeat(22)];
const round: GameAction = { type: 'turn-started', player: 'anna', number: 1 };
const one = append(
  sharedGame('loot'),
  ANNA,
  event(round, 40 * 60_000),
  event({ type: 'score-set', player: 'anna', score: 4, round: 1 }, 41 * 60_000),
);
const over = append(
  one,
  ANNA,
  event({ type: 'game-ended', reason: 'agreed' }, 42 * 60_000),
  event({ type: 'phase-changed', phase: 'scoring' }, 43 * 60_000),
  event({ type: 'phase-changed', phase: 'summary' }, 44 * 60_000),
);
const GAMES: Readonly<Record<string, LiveGame>> = { [ONE]: one, [TWO]: over };

const open = (search = '') => renderApp(<WallPage />, { address: `/wall${search}`, path: '/wall' });

beforeEach(() => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  fakeBackend(({ path, body }) => {
    if (!path.endsWith('watch_live_game')) return null;
    const live = GAMES[String(body['watch'])];
    if (live === undefined) return refusal(404, 'PT404', { details: 'live_watch' });
    const rows = live.rows.slice(Number(body['after']));
    return { status: 200, body: { game: 'g', n: live.rows.length, now: Date.now(), rows } };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('games on a big screen', () => {
  it('are those of the address, with round, players, scores, turn and last event', async () => {
    open(`?games=${ONE},${TWO},${GONE}`);
    expect(await screen.findByRole('heading', { name: 'Round 1 of 3' })).toBeDefined();
    expect(screen.getByText('to play').closest('li')?.textContent).toContain('Anna');
    expect(screen.getByText('Live')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Anna wins' })).toBeDefined();
    expect(screen.getByText('Finished')).toBeDefined();
    expect(await screen.findByText('This link shows no game.')).toBeDefined();
    expect(screen.getByText('Anna: score corrected to 4')).toBeDefined();
  });

  it('are added by pasted links and taken off again; the address keeps them', async () => {
    const { user, router } = open();
    const field = screen.getByRole('textbox', { name: 'Links for spectators' });
    await user.type(field, 'nothing here');
    await user.click(screen.getByRole('button', { name: 'Show the games' }));
    expect(await screen.findByText('No link for spectators was found in this text.')).toBeDefined();
    await user.clear(field);
    await user.type(field, `https://muster.example/watch/${ONE} and https://muster.example/watch/${TWO}`);
    await user.click(screen.getByRole('button', { name: 'Show the games' }));
    expect(await screen.findByRole('heading', { name: 'Anna wins' })).toBeDefined();
    expect(router.state.location.search).toBe(`?games=${ONE},${TWO}`);
    const [first] = screen.getAllByRole('button', { name: 'Take this game off the screen' });
    if (first !== undefined) await user.click(first);
    expect(router.state.location.search).toBe(`?games=${TWO}`);
    expect(screen.queryByRole('heading', { name: 'Round 1 of 3' })).toBeNull();
  });

  it('fill the screen on a press', async () => {
    const fill = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    HTMLElement.prototype.requestFullscreen = fill;
    const { user } = open(`?games=${ONE}`);
    await user.click(screen.getByRole('button', { name: 'Fill the screen' }));
    expect(fill).toHaveBeenCalledOnce();
  });
});
