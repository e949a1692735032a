import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from './game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const ARCHERS = 'anna/ice-archers/1';
const state = () => gameStore.getState().game.state;
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));

/** The table in its first round, after these actions. */
async function open(feat: string | null, ...actions: readonly GameAction[]) {
  act(() => gameStore.getState().replace(tableGame('take-positions', feat)));
  perform({ type: 'turn-started', player: 'anna', number: 1 }, ...actions);
  const { user } = renderApp(<GamePage texts={TEXTS} />);
  const strip = within(await screen.findByRole('region', { name: 'Due now' }));
  return { user, strip };
}

prefetch(async () => import('./over-the-table.ts'));
beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

it('holds the end of an activation back until the morale test is settled', async () => {
  const { user, strip } = await open(
    null,
    { type: 'activation-started', unit: ARCHERS },
    { type: 'unit-stressed', unit: ARCHERS, by: 4 },
  );
  const end = () => screen.getByRole('button', { name: /^End activation/ });
  await user.click(end());
  expect(state().activeUnit).toBe(ARCHERS);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Due now' }));
  await user.click(strip.getByRole('button', { name: 'Passed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Due now' })).toBeNull());
  await user.click(end());
  expect(state()).toMatchObject({ activeUnit: null, units: { [ARCHERS]: { states: [] } } });
});

it('ends the activation all the same with one tap', async () => {
  const { user, strip } = await open(
    null,
    { type: 'activation-started', unit: ARCHERS },
    { type: 'unit-stressed', unit: ARCHERS, by: 4 },
  );
  await user.click(strip.getByRole('button', { name: 'End it anyway' }));
  expect(state().activeUnit).toBeNull();
});

it('asks both players for the contract, knows the commander, and completes no round before', async () => {
  const { user, strip } = await open('decapitation');
  const names = (player: string) => `${player} names an enemy unit`;
  expect(strip.getByText('Anna: Contract not named yet')).toBeDefined();
  expect(strip.queryByText('Berta: Commander not named yet')).toBeNull();
  await user.click(strip.getByRole('combobox', { name: names('Anna') }));
  expect(screen.queryByRole('option', { name: 'Hetman' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Aggressors' }));
  expect(state().players['anna']?.roles).toEqual({ contract: 'berta/aggressors/1' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Score this round' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Berta: Contract not named yet')).toBeDefined();
  expect(sheet.queryByRole('button', { name: 'Complete round 1' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Complete it anyway' }));
  expect(state().turns[1]?.completed).toBe(true);
});

it('says that a unit may still arrive, and lets it arrive', async () => {
  const { user, strip } = await open(null, { type: 'unit-placed', unit: ARCHERS, place: 'hidden' });
  expect(strip.getByText('Ice Archers may still arrive')).toBeDefined();
  await user.click(strip.getByRole('button', { name: 'Arrives' }));
  expect(state().units[ARCHERS]?.place).toBe('table');
});

/** A window that the queries with this word match. */
function stubMedia(word: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(word),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

it('is one line on a phone held sideways, and opens at a tap', async () => {
  stubMedia('landscape');
  const { user, strip } = await open('decapitation');
  const fold = strip.getByRole('button', { name: 'Show all (2)' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.click(fold);
  expect(strip.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

describe('on a phone', () => {
  beforeEach(() => stubMedia('max-width'));

  it('folds several to one line that names the first, and stays open after a tap', async () => {
    const { user, strip } = await open('decapitation');
    const region = screen.getByRole('region', { name: 'Due now' });
    expect(strip.getByText('Anna: Contract not named yet')).toBeDefined();
    expect(region.dataset['short']).toBe('true');
    await user.click(strip.getByRole('button', { name: 'Show all (2)' }));
    expect(region.dataset['short']).toBeUndefined();
    perform({ type: 'unit-placed', unit: ARCHERS, place: 'hidden' });
    expect(strip.getByRole('button', { name: 'Show less' })).toBeDefined();
    expect(region.dataset['short']).toBeUndefined();
  });

  it('opens when the end of an activation leads there', async () => {
    const { user, strip } = await open(
      'decapitation',
      { type: 'activation-started', unit: ARCHERS },
      { type: 'unit-stressed', unit: ARCHERS, by: 4 },
    );
    expect(strip.queryByRole('button', { name: 'End it anyway' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^End activation/ }));
    expect(screen.getByRole('region', { name: 'Due now' }).dataset['short']).toBeUndefined();
    expect(strip.getByRole('button', { name: 'End it anyway' })).toBeDefined();
  });

  it('shows a single one whole', async () => {
    const { strip } = await open(null, { type: 'unit-placed', unit: ARCHERS, place: 'hidden' });
    expect(screen.getByRole('region', { name: 'Due now' }).dataset['short']).toBeUndefined();
    expect(strip.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});

it('offers the mission’s text beside an event that names a roll', async () => {
  act(() => gameStore.getState().replace(tableGame('ghosts-from-the-mist', null)));
  const pass = (player: string): GameAction => ({
    type: 'activation-completed',
    player,
    unit: null,
    extra: false,
  });
  const turn = [pass('anna'), pass('berta')];
  perform({ type: 'turn-started', player: 'anna', number: 1 }, ...turn, ...turn);
  const { user, router } = renderApp(<GamePage texts={TEXTS} />);
  const strip = within(await screen.findByRole('region', { name: 'Due now' }));
  await user.click(strip.getByRole('button', { name: 'Read' }));
  expect(router.state.location.search).toBe('?dialog=table&item=mission');
});
