import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putGame } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { downloadBlob } from '#platform/files/download.ts';
import { fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { guest, play } from '#tests/builders/games.ts';
import { ANNA, append, event, sharedGame } from '#tests/builders/live.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as ReportPage } from './report-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));
vi.mock('#platform/files/download.ts', () => ({ downloadBlob: vi.fn<typeof downloadBlob>() }));

const END: readonly GameAction[] = [
  { type: 'game-ended', reason: 'agreed' },
  { type: 'phase-changed', phase: 'scoring' },
  { type: 'phase-changed', phase: 'summary' },
];
const attack = { type: 'attack-resolved', states: [], stress: 0, targetStress: 0 } as const;
const game = play(
  tableGame('take-positions', 'track'),
  { type: 'player-changed', player: guest('berta', '<img src=x onerror=alert(1)>') },
  { type: 'turn-started', player: 'anna', number: 1 },
  { ...attack, unit: 'anna/orc-hunters/1', target: 'berta/hetman/1', wounds: 9 },
  { type: 'note-added', text: '<script>alert(1)</script>', unit: null },
  { type: 'score-set', player: 'anna', score: 3, round: 1 },
  { type: 'turn-completed', number: 1 },
  ...END,
);
const PUBLIC = '5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11';
const open = (id = game.log.id) =>
  renderApp(<ReportPage />, { address: `/report/${id}`, path: '/report/:gameId' });
const region = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  queryClient().clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  gameStore.getState().reset();
  emptyDatabases();
});

describe('the battle report of a game of this device', () => {
  beforeEach(async () => void (await putGame(game, PAUSED, 1)));

  it('tells the result, the best unit, who fell to whom, and what happened, and asks nobody', async () => {
    const { calls } = fakeBackend();
    open();
    expect(await screen.findByText('Anna wins')).toBeDefined();
    expect(region('Most wounds dealt').getByText('9 wounds · 1 unit destroyed')).toBeDefined();
    expect(region('In order of their fall').getByText('Hetman: destroyed by Orc Hunters 1')).toBeDefined();
    await screen.findByRole('heading', { name: 'How it went' });
    const course = region('How it went');
    expect(course.getByText('Orc Hunters 1 attacks Hetman: 9 wounds')).toBeDefined();
    expect(course.queryByText(/activation over/)).toBeNull();
    expect(calls).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows hostile names and notes as plain text', async () => {
    open();
    expect(await screen.findByText('Note: <script>alert(1)</script>')).toBeDefined();
    expect(document.querySelector('img[src="x"], article script')).toBeNull();
    expect(screen.getAllByText('<img src=x onerror=alert(1)>').length).toBeGreaterThan(0);
  });

  it('is drawn as a picture, which can be saved', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve(new Response('png', { headers: { 'content-type': 'image/png' } }));
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make a picture' }));
    expect(await screen.findByRole('img', { name: 'Battle report' })).toBeDefined();
    expect(sent).toMatchObject([
      {
        scenario: 'Take Positions · Track',
        sides: [
          {
            name: 'Anna',
            faction: 'northern-tribes',
            factionName: 'Northern Tribes',
            score: 4,
            hasWon: true,
          },
          { faction: 'hegemony-of-embersig', score: 1, hasWon: false },
        ],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Save the picture' }));
    expect(downloadBlob).toHaveBeenCalledWith('battle-report.png', expect.any(File));
  });

  it('says when the picture cannot be drawn, and leaves the text to share', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make a picture' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The picture cannot be drawn now/);
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(messagesShown()).toHaveLength(1));
  });

  it('opens its page for paper in a window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(opened.mock.calls[0]?.[0]).toBe(`/print-report/${game.log.id}`);
    opened.mockRestore();
  });
});

describe('a public battle report', () => {
  const shared = append(
    sharedGame('loot'),
    ANNA,
    ...END.map((action, at) => event(action, (at + 30) * 60_000)),
  );
  /** Serves rows as the server does, `most` at once. */
  function serve({ rows }: LiveGame, most = 500) {
    return fakeBackend(({ path, body }) => {
      if (path !== '/rest/v1/rpc/live_report') return null;
      const after = Number(body['after']);
      return { status: 200, body: { n: rows.length, now: 1, rows: rows.slice(after, after + most) } };
    });
  }

  it('is read in pages by anybody, without an account', async () => {
    const { calls } = serve(shared, 5);
    open(PUBLIC);
    expect(await screen.findByText('A draw')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Loot' })).toBeDefined();
    const asked = calls.filter(({ path }) => path.endsWith('live_report')).map(({ body }) => body);
    expect(asked[1]).toEqual({ game: PUBLIC, after: 5 });
    expect(asked).toHaveLength(Math.ceil(shared.rows.length / 5));
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Summary' })).toBeNull();
    const replay = screen.getByRole('link', { name: 'Watch the replay' });
    expect(replay.getAttribute('href')).toBe(`/replay/${PUBLIC}`);
  });

  it('is not there once a player has taken it back, or for an id that is none', async () => {
    const { calls } = fakeBackend(({ path }) =>
      path.endsWith('live_report') ? refusal(404, 'PT404', { details: 'live_report' }) : null,
    );
    open(PUBLIC);
    expect(await screen.findByRole('heading', { name: 'There is no public report here' })).toBeDefined();
    const asked = calls.length;
    cleanup();
    open('of-another-device');
    expect(await screen.findByRole('heading', { name: 'There is no public report here' })).toBeDefined();
    expect(calls).toHaveLength(asked);
  });

  it('is loaded again after the network failed', async () => {
    let isOn = false;
    const { calls } = fakeBackend(({ path }) => {
      if (!path.endsWith('live_report')) return null;
      if (!isOn) return refusal(400, 'x');
      return { status: 200, body: { n: shared.rows.length, now: 1, rows: shared.rows } };
    });
    const { user } = open(PUBLIC);
    expect(await screen.findByRole('heading', { name: 'The report could not be loaded' })).toBeDefined();
    isOn = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A draw')).toBeDefined();
    expect(calls.length).toBeGreaterThan(1);
  });
});
