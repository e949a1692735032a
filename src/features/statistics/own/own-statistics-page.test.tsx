import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as shelf from '#data/games/game-shelf.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { GameList } from '#domain/game/types.ts';
import { downloadText } from '#platform/files/download.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { guest, play, readyGame, troop } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as OwnStatisticsPage } from './own-statistics-page.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));
vi.mock('#data/games/game-shelf.ts', { spy: true });

const NEWEST = Date.UTC(2026, 10, 20, 12);
const BERTA = '00000000-0000-4000-8000-00000000000b';

/** A recorded game against Berta, so many days before the newest. */
const recorded = (daysAgo: number, own: number, other: number, more: object = {}) => ({
  id: `g${String(daysAgo)}`,
  played_at: new Date(NEWEST - daysAgo * 86_400_000).toISOString(),
  mission: 'loot',
  feat: null,
  own_faction: 'syenann',
  opponent_faction: 'feudom',
  own_score: own,
  opponent_score: other,
  opponent_id: BERTA,
  opponent_name: 'Berta',
  ...more,
});

/** Sixteen games won against Berta and four lost, then one lost to a guest of another faction. */
const MANY = [
  ...Array.from({ length: 20 }, (_, at) => recorded(at, at < 16 ? 5 : 1, 3)),
  recorded(400, 1, 2, {
    opponent_id: null,
    opponent_name: 'Carla',
    opponent_faction: 'northern-tribes',
    mission: 'expanse',
    feat: 'banner',
  }),
];

/** A finished game of this device, in which anna's troop acted in one round of two. */
function deviceGame(end: number, score: number, entries: GameList['entries']) {
  const list = {
    source: 'saved',
    name: 'Raid',
    faction: 'syenann',
    points: 50,
    command: 1,
    entries,
  } as const;
  const actions: readonly GameAction[] = [
    { type: 'player-changed', player: { ...guest('anna', 'Anna'), kind: 'me' } },
    {
      type: 'list-set',
      player: 'anna',
      list,
      units: [
        troop('bear', { unitId: 'bear', faction: 'syenann', name: 'Bear' }),
        troop('owl', { unitId: 'owl', faction: 'syenann', name: 'Owl' }),
      ],
    },
    { type: 'turn-started', player: 'anna', number: 1 },
    { type: 'activation-started', unit: 'bear' },
    { type: 'activation-completed', player: 'anna', unit: 'bear', extra: false },
    { type: 'turn-completed', number: 1 },
    { type: 'score-set', player: 'anna', score, round: null },
    { type: 'phase-changed', phase: 'summary' },
  ];
  const game = play(readyGame('expanse', null), ...actions);
  return { game: { ...game, state: { ...game.state, gameEndTime: end } }, keptAt: end };
}

type Kept = Awaited<ReturnType<typeof shelf.finishedGames>>;

function open(games: readonly object[], device: Kept = [], address = '/statistics/mine') {
  vi.mocked(shelf.finishedGames).mockResolvedValue(device);
  const answer = { number: games.length, games };
  const { calls } = fakeBackend((call) =>
    call.path.includes('own_games') ? { status: 200, body: answer } : null,
  );
  const { user, router } = renderApp(<OwnStatisticsPage />, { address });
  const asked = () => calls.some(({ path }) => path.includes('own_games'));
  return { user, asked, address: () => router.state.location };
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: ANNA_HERE });
});

describe('one’s own statistics', () => {
  it('answer the question in a sentence', async () => {
    open(MANY);
    const answer = await screen.findByText(/^You win more often than you lose/);
    expect(answer.textContent).toBe(
      'You win more often than you lose: 76% of 21 games with a winner (range 55–89%). ',
    );
  });

  it('say what is missing for a rate, and show counts', async () => {
    open(MANY.slice(0, 3));
    expect(
      await screen.findByText('You won 3 of 3 games. A win rate needs 17 more games with a winner.'),
    ).not.toBeNull();
    expect(rows('Rivals')).toEqual(['Berta3 won, 0 drawn, 0 lost Ø difference +23']);
  });

  it('show the form, the newest game first', async () => {
    open([recorded(0, 1, 3), recorded(1, 0, 3), recorded(2, 3, 3), recorded(3, 5, 3)]);
    expect(
      await screen.findByText('The last 4 games: 1 won, 1 drawn, 2 lost. 2 defeats in a row.'),
    ).not.toBeNull();
    expect(rows('Last games')[0]).toBe('BertaDefeat 1–3Nov 20, 2026');
    expect(rows('Last games')).toHaveLength(4);
  });

  it('group by rival, factions, mission and feat', async () => {
    open(MANY);
    await screen.findByRole('table', { name: 'Rivals' });
    expect(rows('Rivals')).toEqual([
      'Berta80%58–92%16 won, 0 drawn, 4 lost Ø difference +1.220',
      'Carla0 won, 0 drawn, 1 lost Ø difference -11',
    ]);
    expect(rows('My factions').map((text) => text.slice(0, 11))).toEqual(['Sÿenann76%5']);
    expect(rows('Factions of rivals').map((text) => text.slice(0, 8))).toEqual(['Feudom80', 'Northern']);
    await waitFor(() => expect(rows('Missions').map((text) => text.slice(0, 5))).toEqual(['Loot8', 'Expan']));
    expect(rows('Feats')).toHaveLength(1);
  });

  it('count a game of an event that told no mission, under no mission', async () => {
    open([recorded(0, 5, 3, { mission: null }), recorded(1, 5, 3)]);
    await screen.findByRole('table', { name: 'Rivals' });
    expect(rows('Rivals')).toEqual(['Berta2 won, 0 drawn, 0 lost Ø difference +22']);
    await waitFor(() => expect(rows('Missions')).toEqual(['Loot1 won, 0 drawn, 0 lost Ø difference +21']));
  });

  it('follow the filters of the address, and offer to clear those that let nothing through', async () => {
    const { user, address } = open(MANY, [], '/statistics/mine?mission=expanse&feat=fog');
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(address().search).toBe('');
    await screen.findByRole('table', { name: 'Rivals' });
  });

  it('are taken away as a table with what the page shows', async () => {
    const { user } = open(MANY, [deviceGame(NEWEST, 9, [{ unitId: 'bear', quantity: 1 }])]);
    await screen.findByText('Lists and their versions');
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(downloadText).toHaveBeenCalled());
    const [name, csv] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(name).toBe('My Muster statistics.csv');
    const lines = String(csv).split('\r\n');
    expect(lines).toContain('Rival,Carla,,1,0,0,1,,,,-1,,,,');
    expect(lines).toContain('Rival,Berta,,20,16,0,4,0.8,0.584,0.919,1.2,,,,');
    expect(lines).toContain('Unit,Owl,,1,,,,,,,,,1,0,');
    expect(lines).toContain('Unit,Bear,,1,,,,,,,,,1,1,60');
  });

  it('are nobody’s but the player’s: guests sign in and come back', async () => {
    sessionStore.setState({ viewer: GUEST });
    const { asked } = open(MANY, [], '/statistics/mine?period=year');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fstatistics%2Fmine%3Fperiod%3Dyear');
    expect(asked()).toBe(false);
  });

  it('say how games come in while there are none', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Play a game' })).not.toBeNull();
  });
});

describe('the games of this device', () => {
  const OLD = [
    { unitId: 'bear', quantity: 1 },
    { unitId: 'fox', quantity: 1 },
  ];
  const NEW = [
    { unitId: 'bear', quantity: 1 },
    { unitId: 'owl', quantity: 1 },
  ];

  it('tell how a list fares since a unit was swapped, also to guests', async () => {
    sessionStore.setState({ viewer: GUEST });
    open([], [deviceGame(NEWEST - 86_400_000, -5, OLD), deviceGame(NEWEST, 9, NEW)]);
    expect(await screen.findByText('Since you swapped fox for Owl: 1 of 1 game won.')).not.toBeNull();
    expect(rows('Raid · Sÿenann').map((text) => text.slice(0, 34))).toEqual([
      'Since Nov 20, 2026: +1 Owl, -1 fox',
      'Since Nov 19, 2026: first version0',
    ]);
  });

  it('tell which units rarely act, and how long they take', async () => {
    open([], [deviceGame(NEWEST, 9, NEW)]);
    await screen.findByRole('table', { name: 'Units that rarely act' });
    expect(rows('Units that rarely act')).toEqual(['Owl0 of 1–', 'Bear1 of 11:00']);
    expect(rows('Time')).toEqual(['Your activation1:001', 'Round3:001']);
  });
});
