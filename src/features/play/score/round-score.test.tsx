import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));
const begin = (number: number): GameAction => ({ type: 'turn-started', player: 'anna', number });
const complete = (number: number): GameAction => ({ type: 'turn-completed', number });
const pass = (player: string): GameAction => ({
  type: 'activation-completed',
  player,
  unit: null,
  extra: false,
});

prefetch(async () => import('../sheets/table-sheet.tsx'));
beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => gameStore.getState().replace(tableGame('take-positions', null)));
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

/** The sheet that scores the round. */
async function scoring(round: number) {
  renderApp(<GamePage texts={TEXTS} />, { address: '/?dialog=table&item=score' });
  return within(await screen.findByRole('dialog', { name: `Score round ${round}` }));
}

it('says before the last round who takes the initiative, and what goes by itself', async () => {
  perform(begin(1));
  const sheet = await scoring(1);
  expect(sheet.getByText(/^The initiative goes to/)).toBeDefined();
  expect(sheet.getByText(/^Stress goes down/)).toBeDefined();
});

it('says in the last round nothing about a next one', async () => {
  perform(begin(1), complete(1), begin(2), complete(2), begin(3));
  const sheet = await scoring(3);
  expect(sheet.queryByText(/^The initiative goes to/)).toBeNull();
  expect(sheet.queryByText(/^Stress goes down/)).toBeNull();
});

it('marks nobody as to play once all activations of the round are done', () => {
  const round = Array.from({ length: 4 }, () => ['anna', 'berta'].map(pass)).flat();
  perform(begin(1), ...round, pass('anna'));
  renderApp(<GamePage texts={TEXTS} />);
  expect(screen.getByText('plays alone')).toBeDefined();
  perform(pass('berta'));
  expect(screen.queryByText(/^(?:to play|plays alone)$/)).toBeNull();
});

it('scrolls up to the question of the next round once its own sheet has closed', async () => {
  perform(begin(1));
  const sheet = await scoring(1);
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const user = userEvent.setup();
  await user.click(sheet.getByRole('button', { name: 'Complete round 1' }));
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
  scrolled.mockRestore();
});
