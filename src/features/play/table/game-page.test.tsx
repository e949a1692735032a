import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import type { usePlayGate } from '#data/games/play-access.ts';
import { play } from '#tests/builders/games.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from './game-page.tsx';
import { ScoringPage } from '../score/scoring-page.tsx';
import { Component as SummaryPage } from '../summary/summary-page.tsx';

vi.mock('#data/games/play-access.ts', () => ({
  usePlayGate: vi.fn<typeof usePlayGate>(() => 'open'),
  rememberPlayGrant: () => undefined,
}));

const texts = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const state = () => gameStore.getState().game.state;
const sit = (mission = 'take-positions', feat: string | null = null) =>
  act(() => gameStore.getState().replace(tableGame(mission, feat)));

beforeEach(() => sit());

it('plays an activation: begun, its steppers tapped, ended, each tap stored at once and taken back by undo', async () => {
  const { user } = renderApp(<GamePage texts={texts} />);
  await user.click(await screen.findByRole('button', { name: 'Anna begins' }));
  await user.click(screen.getByRole('button', { name: 'Ice Archers' }));
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  await user.click(screen.getByRole('button', { name: 'Stress plus 1' }));
  const id = Object.values(state().units).find(({ name }) => name === 'Ice Archers')?.id ?? '';
  expect(state().units[id]).toMatchObject({ stress: 1, activated: true });
  expect(localStorage.getItem('prod_gameState')).toContain('unit-stressed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().units[id]?.stress).toBe(0);
  await user.click(screen.getByRole('button', { name: /^End activation/ }));
  expect(state().turns[1]?.activationsCompleted['anna']).toBe(1);
});

it('keeps the keyboard at the next step when the button of the last one goes', async () => {
  const { user } = renderApp(<GamePage texts={texts} />);
  const begin = await screen.findByRole('button', { name: 'Anna begins' });
  act(() => begin.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pass' })));
});

it('says on a phone, where the head of the page scrolls away, which round it is', async () => {
  renderApp(<GamePage texts={texts} />);
  expect(screen.getByRole('button', { name: 'Mission' })).toBeDefined();
  act(() => void gameStore.getState().act({ type: 'turn-started', player: 'anna', number: 1 }));
  expect(await screen.findByRole('button', { name: 'Mission Round 1' })).toBeDefined();
});

it('opens one unit at a time', async () => {
  const { user } = renderApp(<GamePage texts={texts} />);
  await user.click(await screen.findByRole('button', { name: 'Ice Archers' }));
  await user.click(screen.getByRole('button', { name: 'Wrathmane' }));
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

it('scores boxes with what follows for the other player, and shows what was spent', async () => {
  sit('fog-of-death');
  const { user } = renderApp(<GamePage texts={texts} />, { address: '/?dialog=table&item=score' });
  act(() => void gameStore.getState().act({ type: 'turn-started', player: 'anna', number: 1 }));
  const artifact = await screen.findByRole('group', { name: 'You hold the artifact' });
  await user.click(within(artifact).getByRole('button', { name: 'Anna' }));
  await user.click(within(artifact).getByRole('button', { name: 'Berta' }));
  expect([state().players['anna']?.score, state().players['berta']?.score]).toEqual([0, 2]);
  const fog = screen.getByRole('group', { name: /^At once/ });
  const [annas] = within(fog).getAllByRole('button', { name: 'Anna' });
  if (annas !== undefined) await user.click(annas);
  const [bertas] = within(fog).getAllByRole('button', { name: 'Berta' });
  expect(bertas?.getAttribute('aria-disabled')).toBe('true');
});

it('counts a feat from the game, and takes what is entered by hand before it', async () => {
  sit('take-positions', 'track');
  act(() => {
    const { act: perform } = gameStore.getState();
    perform({ type: 'meter-moved', player: 'berta', meter: 'track', by: 3 });
    perform({ type: 'phase-changed', phase: 'scoring' });
  });
  const { user } = renderApp(<ScoringPage texts={texts} />);
  const box = await screen.findByRole('group', { name: /^First at position 4/ });
  expect(state().players['berta']?.score).toBe(4);
  await user.click(within(box).getByRole('button', { name: 'Berta minus 1' }));
  expect(state().players['berta']?.score).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Set by hand. Count automatically' }));
  expect(state().players['berta']?.score).toBe(4);
});

it('sums a game up: winner, table, graph in words, losses', async () => {
  const game = play(
    tableGame('take-positions', null),
    { type: 'turn-started', player: 'anna', number: 1 },
    { type: 'score-set', player: 'anna', score: 3, round: 1 },
    { type: 'unit-placed', unit: 'berta/hetman/1', place: 'fled' },
    { type: 'phase-changed', phase: 'scoring' },
    { type: 'phase-changed', phase: 'summary' },
  );
  act(() => gameStore.getState().replace(game));
  renderApp(<SummaryPage />);
  expect(await screen.findByText('Anna wins')).toBeDefined();
  expect(
    await screen.findByRole('img', { name: 'Score after each round. Anna: 0, 3; Berta: 0, 0' }),
  ).toBeDefined();
  expect(screen.getByText('(Fled)', { exact: false })).toBeDefined();
  await waitFor(() => expect(screen.getByText('Hetman: Fled')).toBeDefined());
});

it('ends an activation by Pass, then waits for the round to be scored, and for the next to begin', async () => {
  const { user, router } = renderApp(<GamePage texts={texts} />);
  await user.click(await screen.findByRole('button', { name: 'Anna begins' }));
  const activations = 2 * (state().mission?.turns[0] ?? 0);
  for (let at = 0; at < activations; at += 1) await user.click(screen.getByRole('button', { name: 'Pass' }));
  await user.click(screen.getByRole('button', { name: 'Score round 1' }));
  expect(router.state.location.search).toBe('?dialog=table&item=score');
  await user.click(await screen.findByRole('button', { name: 'Complete round 1' }));
  expect(await screen.findByRole('heading', { name: 'Round 2: who begins?' })).toBeDefined();
});

it('says why a tap is refused, and changes nothing', async () => {
  const { user } = renderApp(<GamePage texts={texts} />);
  await user.click(await screen.findByRole('button', { name: 'Anna begins' }));
  await user.click(screen.getByRole('button', { name: 'Ice Archers' }));
  const id = Object.values(state().units).find(({ name }) => name === 'Ice Archers')?.id ?? '';
  act(() => {
    gameStore.getState().act({ type: 'state-set', unit: id, state: 'demoralized', on: true });
  });
  await user.click(await screen.findByRole('button', { name: 'Stress plus 1' }));
  await waitFor(() =>
    expect(messagesShown()).toEqual(['A Demoralized unit can do nothing until it rallies.']),
  );
  expect(state().units[id]?.stress).toBe(0);
});

it('asks for the test of a demoralized unit, which rallies when it passes', async () => {
  const unit = 'berta/hetman/1';
  const counter = { id: 'c', kind: 'demoralized', position: 0, player: 'berta', unit, text: '' } as const;
  act(() => {
    const { act: perform } = gameStore.getState();
    perform({ type: 'turn-started', player: 'berta', number: 1 });
    perform({ type: 'state-set', unit, state: 'demoralized', on: true });
    perform({ type: 'counter-set', counter });
  });
  const { user } = renderApp(<GamePage texts={texts} />);
  expect(await screen.findByText('Hetman: WP test')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Passed: it rallies' }));
  expect([state().units[unit]?.states, state().counters]).toEqual([[], {}]);
  expect(screen.queryByText('Hetman: WP test')).toBeNull();
});

it('says when the game is over, whose units are gone, and lets it go on', async () => {
  sit('fog-of-death');
  const own = Object.values(state().units).filter(({ player }) => player === 'berta');
  act(() => {
    for (const { id } of own) gameStore.getState().act({ type: 'unit-placed', unit: id, place: 'fled' });
  });
  renderApp(<GamePage texts={texts} />);
  expect(await screen.findByText('The game is over')).toBeDefined();
  expect(screen.getByText('Berta has no units left.')).toBeDefined();
  act(() => gameStore.getState().undo());
  await waitFor(() => expect(screen.queryByText('The game is over')).toBeNull());
});
