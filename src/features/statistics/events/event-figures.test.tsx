import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { downloadText } from '#platform/files/download.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as StatisticsPage } from '../statistics-page.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const side = (wins: number, losses: number) => ({
  games: wins + losses,
  players: 8,
  rivals: 9,
  counted: { games: wins + losses, wins, losses, draws: 0, difference: wins - losses },
});
const few = { games: 7, players: 3, rivals: 2, counted: null };

const GAMES = {
  at: Date.UTC(2026, 10, 26, 12),
  games: 1000,
  players: 40,
  mirrors: 0,
  unknown: 0,
  whole: null,
  factions: [
    { faction: 'northern-tribes', mirrors: 0, ...side(300, 500) },
    { faction: 'syenann', mirrors: 0, ...side(500, 300) },
  ],
  matchups: [],
  missions: [],
  feats: [],
  lists: [],
  units: [],
};
const topic = (kind: string, value: string, games: number, whole: object | null = null) => ({
  kind,
  value,
  games,
  players: 12,
  whole,
});
const EVENTS = {
  at: GAMES.at,
  games: 200,
  topics: [
    topic('points', '300', 120, { draws: 6, margin: 300 }),
    topic('points', 'more', 60),
    topic('release', '7', 150),
    topic('release', '0', 50),
    topic('country', 'FI', 200),
  ],
  figures: [
    { kind: 'points', value: '300', faction: 'syenann', ...side(70, 30) },
    { kind: 'points', value: 'more', faction: 'syenann', ...few },
    { kind: 'country', value: 'FI', faction: 'northern-tribes', ...side(60, 40) },
  ],
};
const LISTS = {
  at: GAMES.at,
  lists: 40,
  players: 10,
  few_units: 3,
  few_pairs: 1,
  units: [
    { unit: 'alborc', lists: 25, players: 5 },
    { unit: 'hersir', lists: 30, players: 8 },
  ],
  figures: [
    { kind: 'all', value: '', faction: 'northern-tribes', ...side(90, 110) },
    { kind: 'with', value: 'alborc', faction: 'northern-tribes', ...side(60, 40) },
    { kind: 'without', value: 'alborc', faction: 'northern-tribes', ...side(30, 70) },
    { kind: 'with', value: 'hersir', faction: 'northern-tribes', ...side(80, 90) },
    { kind: 'without', value: 'hersir', faction: 'northern-tribes', ...few },
    { kind: 'pair', value: 'alborc hersir', faction: 'northern-tribes', ...side(50, 40) },
  ],
};
const NO_LISTS = { ...LISTS, lists: 0, players: 0, few_units: 0, few_pairs: 0, units: [], figures: [] };

type Answers = { readonly events?: unknown; readonly lists?: Readonly<Record<string, unknown>> };

function open({ events = EVENTS, lists = { 'northern-tribes': LISTS } }: Answers = {}, search = '') {
  const backend = fakeBackend((call) => {
    if (call.path.includes('game_statistics')) return { status: 200, body: GAMES };
    if (!call.path.includes('event_statistics')) return null;
    const { faction } = call.body as { readonly faction: string };
    return { status: 200, body: faction === '' ? events : (lists[faction] ?? NO_LISTS) };
  });
  const { user, router } = renderApp(<StatisticsPage />, { address: `/statistics${search}` });
  const asked = () =>
    backend.calls.filter(({ path }) => path.includes('event_statistics')).map(({ body }) => body);
  return { user, asked, address: () => router.state.location.search };
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => queryClient().clear());

describe('units of played lists', () => {
  it('answer in a sentence, and show games with and without each unit', async () => {
    open();
    const answer = await screen.findByText(/wins more often with/);
    expect(answer.textContent).toBe(
      'Northern Tribes wins more often with Alborc (60%) than without (30%): the ranges do not overlap.',
    );
    expect(rows('Units of played lists')).toEqual([
      'AlborcWith60%50–69%Without30%22–40%Won more often with itLists: 25 · Players: 5 · 50%100',
      'HersirWith47%40–55%WithoutUnder 20 decided gamesLists: 30 · Players: 8 · 80%170',
    ]);
    expect(rows('Pairs of units')).toEqual(['Alborc and Hersir56%45–65%90']);
    expect(screen.getByText('40 played lists · 10 players')).toBeDefined();
    expect(screen.getByText('3 units with under 20 games or 5 players are left out.')).toBeDefined();
    expect(screen.getByText('1 pair with fewer games is left out.')).toBeDefined();
  });

  it('say that no list of a faction was played', async () => {
    open({}, '?faction=syenann');
    expect(await screen.findByText(/^No list of this faction was played/)).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Units of played lists' })).toBeNull();
  });

  it('follow the faction and the period of the address', async () => {
    const { user, asked, address } = open({}, '?period=year');
    await screen.findByRole('table', { name: 'Units of played lists' });
    expect(asked()).toEqual([
      { period: 'year', faction: '' },
      { period: 'year', faction: 'northern-tribes' },
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Faction' }));
    await user.click(screen.getByRole('option', { name: 'Sÿenann' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ period: 'year', faction: 'syenann' }));
    expect(address()).toContain('faction=syenann');
  });

  it('say that a mission does not filter them', async () => {
    open({}, '?mission=loot');
    expect(await screen.findByText(/Mission and feat do not filter these figures\.$/)).toBeDefined();
  });
});

describe('games of events by topic', () => {
  it('have shares by points level, release and country, and say how many do not tell', async () => {
    open();
    await screen.findByRole('table', { name: 'Points levels' });
    expect(rows('Points levels')).toEqual(['Up to 300 pts60%12012', 'Over 800 pts30%6012']);
    expect(screen.getByText('20 games of events are not in this table.')).toBeDefined();
    expect(rows('Releases of the catalogue')).toEqual([
      'Release 775%15012',
      'Before the first release25%5012',
    ]);
    expect(rows('Regions')).toEqual(['Finland100%20012']);
  });

  it('have the rates of factions in the chosen one', async () => {
    const { user, address } = open();
    await screen.findByRole('table', { name: 'Points levels' });
    expect(rows('Factions: Up to 300 pts')).toEqual(['Sÿenann70%60–78%100']);
    expect(screen.getByText('2.5 points between the scores on average')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Factions in: Points level' }));
    await user.click(screen.getByRole('option', { name: 'Over 800 pts' }));
    await waitFor(() => expect(rows('Factions: Over 800 pts')).toEqual(['SÿenannUnder 20 decided games7']));
    expect(address()).toContain('points=more');
  });

  it('are left out while there are none', async () => {
    open({ events: { games: 0, topics: [], figures: [] } });
    await screen.findByRole('table', { name: 'Factions' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Units of played lists' })).toBeNull();
  });
});

describe('the table that is taken away', () => {
  it('has what the page shows of events', async () => {
    const { user } = open();
    await screen.findByRole('table', { name: 'Units of played lists' });
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(downloadText).toHaveBeenCalled());
    const lines = String(vi.mocked(downloadText).mock.lastCall?.[1]).split('\r\n');
    expect(lines).toContain('Unit of played lists,Alborc,,,5,,,,,0.5,0.237,0.763,,,25,Northern Tribes');
    expect(lines).toContain(
      'Games by unit,Alborc: with,,100,8,9,60,40,0,0.6,0.502,0.691,0.2,0,,Northern Tribes',
    );
    expect(lines).toContain('Games by unit,Hersir: without,,7,3,2,,,,,,,,,,Northern Tribes');
    expect(lines).toContain(
      'Pair of units,Alborc and Hersir,,90,8,9,50,40,0,0.556,0.453,0.654,0.111,0,,Northern Tribes',
    );
    expect(lines).toContain('Points level,Up to 300 pts,,120,12,,,,6,,,,2.5,,,');
    expect(lines).toContain('Faction,Sÿenann,,100,8,9,70,30,0,0.7,0.604,0.781,0.4,0,,Up to 300 pts');
  });
});
