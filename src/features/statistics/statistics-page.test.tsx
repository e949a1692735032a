import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { downloadText } from '#platform/files/download.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as StatisticsPage } from './statistics-page.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

type Side = { readonly wins: number; readonly losses: number; readonly games?: number };
const side = ({ wins, losses, games = wins + losses }: Side) => ({
  games,
  players: 8,
  rivals: 9,
  counted: { games: wins + losses, wins, losses, draws: 0, difference: wins - losses },
});
const few = { games: 7, players: 3, rivals: 2, counted: null };

const EMPTY = {
  at: Date.UTC(2026, 10, 26, 12),
  games: 0,
  players: 0,
  mirrors: 0,
  unknown: 0,
  whole: null,
  began: null,
  factions: [],
  matchups: [],
  missions: [],
  feats: [],
  lists: [],
  units: [],
};
const FULL = {
  ...EMPTY,
  games: 1000,
  players: 40,
  mirrors: 12,
  unknown: 3,
  whole: { draws: 50, margin: 4300 },
  began: side({ wins: 210, losses: 150, games: 400 }),
  factions: [
    { faction: 'feudom', mirrors: 0, ...few },
    { faction: 'northern-tribes', mirrors: 12, ...side({ wins: 300, losses: 500 }) },
    { faction: 'syenann', mirrors: 0, ...side({ wins: 500, losses: 300, games: 830 }) },
  ],
  matchups: [
    { faction: 'northern-tribes', rival: 'northern-tribes', ...few, games: 12 },
    { faction: 'northern-tribes', rival: 'syenann', ...side({ wins: 300, losses: 500 }) },
  ],
  missions: [
    { id: 'loot', games: 600, players: 30 },
    { id: 'no-mission-of-ours', games: 1, players: 2 },
  ],
  feats: [{ id: 'banner', games: 100, players: 12 }],
  lists: [{ faction: 'northern-tribes', lists: 40, players: 10 }],
  units: [{ faction: 'northern-tribes', unit: 'alborc', lists: 25, players: 5 }],
};

function open(answer: unknown, address = '/statistics') {
  const backend = fakeBackend((call) => {
    if (call.path.includes('event_statistics')) return { status: 200, body: null };
    return call.path.includes('game_statistics') ? { status: 200, body: answer } : null;
  });
  const { user, router } = renderApp(<StatisticsPage />, { address });
  const asked = () => backend.calls.filter(({ path }) => path.includes('game_statistics')).at(-1)?.body;
  return { user, asked, address: () => router.state.location.search };
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => queryClient().clear());

describe('the statistics', () => {
  it('answer the question in a sentence, and say what it stands on', async () => {
    open(FULL);
    const answer = await screen.findByText(/do not overlap/);
    expect(answer.role).toBe('status');
    expect(answer.textContent).toBe(
      'Sÿenann wins more often (63%) than Northern Tribes (38%): their ranges do not overlap.',
    );
    expect(screen.getByText('1,000 confirmed games')).toBeDefined();
    expect(screen.getByText('4.3 points between the scores on average')).toBeDefined();
  });

  it('call factions alike whose ranges overlap', async () => {
    open({
      ...FULL,
      factions: [
        { faction: 'northern-tribes', mirrors: 0, ...side({ wins: 14, losses: 10 }) },
        { faction: 'syenann', mirrors: 0, ...side({ wins: 10, losses: 14 }) },
      ],
    });
    expect(await screen.findByText(/^The games show no difference between the 2 factions/)).toBeDefined();
  });

  it('give rates with their ranges, and of small numbers the count alone', async () => {
    open(FULL);
    await screen.findByRole('table', { name: 'Factions' });
    expect(rows('Factions')).toEqual([
      'Sÿenann63%59–66%30 games above one player’s fifth are left out830',
      'Northern Tribes38%34–41%800',
      'FeudomUnder 20 decided games7',
    ]);
    expect(rows('Match-ups')).toEqual(['Northern Tribes against Sÿenann38%34–41%800']);
  });

  it('say whether it pays to begin, once enough games tell who did', async () => {
    open(FULL);
    expect(await screen.findByText('Whoever begins wins more often (58%).')).toBeDefined();
    expect(rows('Who began')).toEqual([
      'The player who began58%53–63%40 games above one player’s fifth are left out400',
    ]);
  });

  it.each([
    [few, /^Too few games say who began: 7 games so far\.$/],
    [side({ wins: 150, losses: 210 }), /^Whoever begins wins less often \(42%\)\.$/],
    [side({ wins: 100, losses: 100 }), /^It makes no difference that the games show \(50%\)/],
  ])('claim nothing about beginning that the games do not show (%#)', async (began, words) => {
    open({ ...FULL, began });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('leave beginning out while the figures were counted without it', async () => {
    const { began: _began, ...before } = FULL;
    open(before);
    await screen.findByRole('table', { name: 'Factions' });
    expect(screen.queryByRole('heading', { name: 'Who began' })).toBeNull();
  });

  it('name missions and feats of the catalogue, and no others', async () => {
    open(FULL);
    await waitFor(() => expect(rows('Missions')).toEqual(['Loot60%60030']));
    expect(rows('Feats')).toEqual([expect.stringMatching(/10%10012$/)]);
  });

  it('count each player once for the units on lists of the board', async () => {
    open(FULL);
    await screen.findByRole('table', { name: 'Units on lists of the board' });
    expect(rows('Units on lists of the board')).toEqual(['Alborc5 · 50% (24–76%)25']);
    expect(screen.getByText('40 lists · 10 players')).toBeDefined();
  });

  it('keep the filters in the address and ask for those games', async () => {
    const { user, asked, address } = open(FULL, '/statistics?period=year&mission=loot&feat=<script>');
    await screen.findByRole('table', { name: 'Factions' });
    expect(asked()).toEqual({ period: 'year', mission: 'loot', feat: null });
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(screen.getByRole('option', { name: 'Last 90 days' }));
    await waitFor(() => expect(asked()).toEqual({ period: 'quarter', mission: 'loot', feat: null }));
    expect(address()).toContain('period=quarter');
  });

  it('are taken away as a table with what the page shows', async () => {
    const { user } = open(FULL);
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(downloadText).toHaveBeenCalled());
    const [name, csv] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(name).toBe('Muster statistics.csv');
    const lines = String(csv).split('\r\n');
    expect(lines).toContain('The player who began,,,400,8,9,210,150,0,0.583,0.532,0.633,0.167,40,,');
    expect(lines).toContain('Faction,Feudom,,7,3,2,,,,,,,,,,');
    expect(lines).toContain('Faction,Sÿenann,,830,8,9,500,300,0,0.625,0.591,0.658,0.25,30,,');
    expect(lines).toContain('Mirror games,Northern Tribes,Northern Tribes,12,3,2,,,,,,,,,,');
    expect(lines).toContain('Unit,Alborc,,,5,,,,,0.5,0.237,0.763,,,25,');
  });
});

describe('statistics without games', () => {
  it.each([
    ['were never counted', null],
    ['have none', EMPTY],
  ])('that %s say what to do', async (_, answer) => {
    open(answer);
    expect(await screen.findByRole('heading', { name: 'Not enough confirmed games yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose a mission' })).toBeDefined();
    const rules = screen.getByText('How these figures are made').closest('details');
    expect(rules?.open).toBe(true);
  });

  it('offer to clear filters that let nothing through', async () => {
    const { user, address } = open(EMPTY, '/statistics?mission=loot');
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(address()).toBe('');
    expect(await screen.findByRole('link', { name: 'Choose a mission' })).toBeDefined();
  });

  it('report an answer that is none, and try again', async () => {
    open({ games: 'many' });
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })).toBeDefined();
  });
});
