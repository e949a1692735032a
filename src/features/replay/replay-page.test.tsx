import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putGame } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { guest, play } from '#tests/builders/games.ts';
import { ANNA, append, event, sharedGame } from '#tests/builders/live.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as ReplayPage } from './replay-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));

const begun = play(
  tableGame('take-positions', 'track'),
  { type: 'player-changed', player: guest('anna', '<i>Anna</i>') },
  { type: 'turn-started', player: 'berta', number: 1 },
);
const game = play(
  begun,
  { type: 'unit-stressed', unit: 'anna/lotta/1', by: 1 },
  { type: 'score-set', player: 'anna', score: 3, round: 1 },
  { type: 'turn-completed', number: 1 },
  { type: 'turn-started', player: 'anna', number: 2 },
  { type: 'unit-placed', unit: 'berta/hetman/1', place: 'destroyed' },
);
const FIRST = begun.log.cursor;
const LAST = game.log.cursor;

const PUBLIC = '5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11';
const open = (search = '', language: Language = 'en', id = game.log.id) =>
  renderApp(<ReplayPage />, {
    address: `/replay/${id}${search}`,
    path: '/replay/:gameId',
    language,
  });
const slider = async () => screen.findByRole<HTMLInputElement>('slider', { name: 'Step' });
const step = async () => Number((await slider()).value);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  queryClient().clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  gameStore.getState().reset();
  emptyDatabases();
});

describe('a replay', () => {
  beforeEach(async () => void (await putGame(game, PAUSED, 1)));

  it('begins with round 1, and tells the event, the scores and the units of each step', async () => {
    const { user } = open();
    expect(await step()).toBe(FIRST);
    expect(screen.getByText('Round 1: Berta begins', { selector: 'p span' })).toBeDefined();
    await user.click(button('Next step'));
    expect(screen.getByText('Lotta: stress +1', { selector: 'p span' })).toBeDefined();
    expect(screen.getByText('0 points', { selector: '[data-company="red"] *' })).toBeDefined();
    await user.click(button('Next step'));
    expect(screen.getByText('3 points', { selector: '[data-company="red"] *' })).toBeDefined();
    await user.click(button('Step back'));
    await user.click(screen.getByRole('tab', { name: '<i>Anna</i>' }));
    const lotta = (await screen.findByText('Lotta', { selector: 'li span' })).closest('li');
    expect(lotta?.dataset['changed']).toBe('true');
    expect(within(lotta ?? document.body).getByText(/^1/)).toBeDefined();
  });

  it('goes to other chapters and to the ends, by buttons and by keys', async () => {
    const { user } = open();
    await slider();
    await user.click(button('Next chapter'));
    expect(await step()).toBe(LAST - 1);
    await user.click(button('Round 1'));
    expect(await step()).toBe(FIRST);
    await user.click(document.body);
    for (const [key, expected] of [
      ['{ArrowRight}', FIRST + 1],
      ['{ArrowLeft}', FIRST],
      ['{PageDown}', LAST - 1],
      ['{PageUp}', FIRST],
      ['{End}', LAST],
      ['{Home}', 0],
    ] as const) {
      await user.keyboard(key);
      expect([key, await step()]).toEqual([key, expected]);
    }
    expect(screen.getByText('Before the first step')).toBeDefined();
    expect(button('Step back').hasAttribute('disabled')).toBe(true);
  });

  it('leaves keys to the control that has the focus', async () => {
    const { user } = open();
    await slider();
    screen.getByRole('tab', { name: 'Course' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await step()).toBe(FIRST);
    button('Next step').focus();
    await user.keyboard(' ');
    expect(await step()).toBe(FIRST + 1);
  });

  it('stops at the key moments alone when asked to, and goes to the one that is pressed', async () => {
    const { user } = open();
    await slider();
    expect(screen.getByRole('button', { name: /Lotta: stress \+1/ })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Key moments' }));
    expect(screen.queryByRole('button', { name: /Lotta: stress \+1/ })).toBeNull();
    await user.click(button('Next step'));
    expect(await step()).toBe(FIRST + 2);
    await user.click(screen.getByRole('button', { name: /Round 1 is scored/ }));
    expect(await step()).toBe(FIRST + 3);
  });

  it('plays by itself at the chosen pace until its end, and from the start again', async () => {
    open(`?step=${String(LAST - 1)}`);
    await slider();
    vi.useFakeTimers();
    act(() => button('Start playback').click());
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(LAST - 1));
    act(() => void vi.advanceTimersByTime(300));
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(LAST));
    act(() => button('Start playback').click());
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0');
    act(() => button('Pause playback').click());
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0');
  });

  it('keeps the step in the address, and begins with the one that it names', async () => {
    const { user, router } = open('?step=3');
    expect(await step()).toBe(3);
    await user.click(button('Next step'));
    await waitFor(() => expect(router.state.location.search).toBe('?step=4'));
  });

  it('shows units that are gone last, and the mission in the language of the page', async () => {
    const { user } = open(`?step=${String(LAST)}`, 'es');
    await slider();
    await user.click(screen.getByRole('tab', { name: 'Berta' }));
    const rows = (await screen.findByRole('list', { name: 'Units of Berta' })).children;
    expect(rows[rows.length - 1]?.textContent).toContain('Hetman');
    expect(rows[rows.length - 1]?.textContent).toContain('Destroyed');
    await user.click(screen.getByRole('tab', { name: 'Mission' }));
    expect(await screen.findByRole('img', { name: 'Map of Tomar Posiciones' })).toBeDefined();
  });
});

describe('the page of a replay', () => {
  it('replays the running game as well', async () => {
    act(() => gameStore.getState().replace(game));
    open();
    expect(await step()).toBe(FIRST);
  });

  it('replays a game of others whose battle report is public, and leads back to the report', async () => {
    const shared = append(
      sharedGame('loot'),
      ANNA,
      event({ type: 'score-set', player: 'anna', score: 3, round: null }),
    );
    fakeBackend(({ path }) =>
      path.endsWith('live_report')
        ? { status: 200, body: { n: shared.rows.length, now: 1, rows: shared.rows } }
        : null,
    );
    open('', 'en', PUBLIC);
    expect(await screen.findByRole('slider', { name: 'Step' })).toBeDefined();
    const back = screen.getByRole('link', { name: 'Battle report' });
    expect(back.getAttribute('href')).toBe(`/report/${PUBLIC}`);
  });

  it('is loaded again after the network failed', async () => {
    const { calls } = fakeBackend(({ path }) => (path.endsWith('live_report') ? refusal(400, 'x') : null));
    const { user } = open('', 'en', PUBLIC);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('live_report'))).toHaveLength(2));
  });

  it('says when the game is not on this device', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'This game is not on this device' })).toBeDefined();
  });
});
