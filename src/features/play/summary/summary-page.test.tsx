import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putGame } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { Game } from '#domain/game/log.ts';
import { play } from '#tests/builders/games.ts';
import { emptyDatabases, failWrites } from '#tests/builders/memory-idb.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as SummaryPage } from './summary-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));

const paused = play(
  tableGame('take-positions', 'track'),
  { type: 'turn-started', player: 'berta', number: 1 },
  { type: 'unit-stressed', unit: 'anna/lotta/1', by: 1 },
);
const END: readonly GameAction[] = [
  { type: 'game-ended', reason: 'agreed' },
  { type: 'phase-changed', phase: 'scoring' },
  { type: 'phase-changed', phase: 'summary' },
];
const finished = play(
  paused,
  { type: 'score-set', player: 'anna', score: 3, round: 1 },
  { type: 'unit-placed', unit: 'berta/hetman/1', place: 'destroyed' },
  { type: 'state-set', unit: 'anna/lotta/1', state: 'demoralized', on: true },
  { type: 'turn-completed', number: 1 },
  ...END,
);
const state = () => gameStore.getState().game.state;
const open = (id = 'game-take-positions', language: Language = 'en') =>
  renderApp(<SummaryPage />, { address: `/summary/${id}`, path: '/summary/:gameId?', language });

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
  emptyDatabases();
});

describe('the summary of the game that was just played', () => {
  beforeEach(() => act(() => gameStore.getState().replace(finished)));

  it('tells the winner, the points, the reason of the end and what each side lost', async () => {
    open();
    expect(await screen.findByText('Anna wins')).toBeDefined();
    expect(screen.getByLabelText('Anna 4, Berta 1')).toBeDefined();
    expect(screen.getByText('Both players agree to end it.')).toBeDefined();
    expect(screen.getByText('Track')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Score by round' }));
    expect(table.getByRole('row', { name: /^Anna 3 .*4$/ })).toBeDefined();
    expect(screen.getByText('No unit lost.')).toBeDefined();
    expect(screen.getByText('(Destroyed)', { exact: false }).closest('li')?.textContent).toBe(
      'Hetman (Destroyed)',
    );
  });

  it('records the game from the bar, unless two phones share it: their players confirm it', async () => {
    open();
    const bar = within(screen.getByRole('region', { name: 'Next step' }));
    expect(await bar.findByRole('button', { name: 'Record the result' })).toBeDefined();
    act(() => gameStore.setState({ isShared: true }));
    expect(bar.queryByRole('button', { name: 'Record the result' })).toBeNull();
    expect(bar.getByRole('button', { name: 'Play again' })).toBeDefined();
    act(() => gameStore.setState({ isShared: false }));
  });

  it('tells the turning points, and every step when asked to', async () => {
    const { user } = open();
    expect(await screen.findByText('Lotta: Demoralized')).toBeDefined();
    expect(screen.queryByText('Lotta: stress +1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show every step' }));
    expect(screen.getByText('Lotta: stress +1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Key moments only' }));
    expect(screen.queryByText('Lotta: stress +1')).toBeNull();
  });

  it('is in the language of the page, whatever the language in which it was played', async () => {
    open('game-take-positions', 'es');
    expect(await screen.findByText('Rastreo')).toBeDefined();
  });

  it('is copied as text, shared where the device can, and printed', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Take Positions · Track/);
    expect(text).toContain('Anna 4 : Berta 1\nAnna wins');
    expect(messagesShown()).toEqual(['Summary copied to clipboard']);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'Summary', text });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('goes back to the score, and is put among the finished games', async () => {
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Change the score' }));
    expect(state().currentPhase).toBe('scoring');
    act(() => void gameStore.getState().act({ type: 'phase-changed', phase: 'summary' }));
    await act(() => router.navigate('/summary/game-take-positions'));
    await user.click(screen.getByRole('button', { name: 'Go to the finished games' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/play'));
    expect(state().mission).toBeNull();
  });
});

describe('the result of a game', () => {
  const show = (game: Game) => {
    act(() => gameStore.getState().replace(game));
    return open();
  };

  it('is a draw when both have the same score, on the page and in the copied text', async () => {
    const { user } = show(play(paused, ...END));
    expect(screen.getByText('A draw')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toContain('Anna 1 : Berta 1\nA draw');
  });

  it('has its score after each round in the words of the graph', async () => {
    show(finished);
    const graph = await screen.findByRole('img', { name: /^Score after each round\./ });
    expect(graph.getAttribute('aria-label')).toMatch(/Anna: 0, 3, 4; Berta: 0, 0, 1$/);
  });

  it('counts units, troops and points lost, and the time that each side used', () => {
    show(
      play(
        tableGame('take-positions', null),
        { type: 'clock-set', clock: { limit: null } },
        { type: 'turn-started', player: 'berta', number: 1 },
        { type: 'unit-placed', unit: 'berta/hetman/1', place: 'fled' },
        { type: 'clock-paused', paused: true },
        ...END,
      ),
    );
    const losses = within(screen.getByRole('heading', { name: 'Losses' }).closest('section') as HTMLElement);
    expect(losses.getByText(/^1 unit · 1 troop · [1-9]\d* pts · Time /)).toBeDefined();
    expect(losses.getByText(/^0 units · 0 troops · 0 pts · Time /)).toBeDefined();
    expect(losses.getByText('(Fled)')).toBeDefined();
  });

  it('says that nothing was noted in a game without turning points', async () => {
    await putGame(tableGame('take-positions', null), PAUSED, 1);
    open();
    expect(await screen.findByText('Nothing was recorded.')).toBeDefined();
    expect(screen.getByText('Not finished')).toBeDefined();
  });

  it('shows hostile names as they were typed', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const berta = { id: 'berta', name, kind: 'guest', wabId: null, side: null } as const;
    show(play(paused, { type: 'player-changed', player: berta }, ...END));
    expect(screen.getByLabelText(`Anna 1, ${name} 1`)).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the ways out of the summary', () => {
  beforeEach(() => act(() => gameStore.getState().replace(finished)));

  it('say that the text could not be copied', async () => {
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no'));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Could not copy text to clipboard']));
  });

  it.each([
    ['copy the text where the share sheet refuses it', 'NotAllowedError', ['Summary copied to clipboard']],
    ['say nothing when the player closes the share sheet', 'AbortError', []],
  ] as const)('%s', async (_, name, messages) => {
    const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('no', name));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await waitFor(() => expect(messagesShown()).toEqual(messages));
  });

  it('have no share sheet where the device has none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy as text' })).toBeDefined();
  });

  it('keep the game on the table when the browser cannot store it, and say so', async () => {
    failWrites();
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Go to the finished games' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^The running game could not be paused/));
    expect(router.state.location.pathname).toBe('/summary/game-take-positions');
    expect(state().mission?.id).toBe('take-positions');
  });
});

describe('the summary of another game', () => {
  it('pauses the running game when it goes on, and says so', async () => {
    const running = play(tableGame('loot', null), { type: 'turn-started', player: 'anna', number: 1 });
    act(() => gameStore.getState().replace(running));
    await putGame(paused, PAUSED, 1);
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/game/game-take-positions'));
    expect(messagesShown()).toEqual(['The other game is paused | You find it under Play Mode.']);
  });

  it('stays on the shelf when the running game cannot be paused', async () => {
    const running = play(tableGame('loot', null), { type: 'turn-started', player: 'anna', number: 1 });
    act(() => gameStore.getState().replace(running));
    await putGame(paused, PAUSED, 1);
    const { user } = open();
    const goOn = await screen.findByRole('button', { name: 'Continue' });
    failWrites();
    await user.click(goOn);
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^The running game could not be paused/));
    expect(state().mission?.id).toBe('loot');
  });

  it('is marked as unfinished, without a winner or a result, and goes on at the table', async () => {
    await putGame(paused, PAUSED, 1);
    const { user, router } = open();
    expect(await screen.findByText('Not finished · round 1')).toBeDefined();
    expect(screen.getByText('The score so far. This game has no result yet.')).toBeDefined();
    expect(screen.queryByText('A draw')).toBeNull();
    expect(screen.queryByText(/^The result goes into your history/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/game/game-take-positions'));
    expect(state().currentTurn).toBe(1);
  });

  it('of a finished one can be recorded, and opens its scores again', async () => {
    await putGame(finished, PAUSED, 1);
    const { user, router } = open();
    expect(await screen.findByText('Anna wins')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Record the result' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Play Mode' }).getAttribute('href')).toBe('/play');
    await user.click(screen.getByRole('button', { name: 'Change the score' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/scoring/game-take-positions'));
  });

  it('is said to be missing when this device does not have it', async () => {
    open('nowhere');
    expect(await screen.findByRole('heading', { name: 'This game is not on this device' })).toBeDefined();
    expect(document.title).toBe('Summary – Muster');
    expect(screen.getByRole('link', { name: 'Play Mode' }).getAttribute('href')).toBe('/play');
  });
});
