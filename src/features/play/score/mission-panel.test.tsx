import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from '../table/game-page.tsx';
import { ScoringPage } from './scoring-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const state = () => gameStore.getState().game.state;
const player = (id: string) => state().players[id];
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));

/** The mission beside the table, or the scoring of the game. */
async function open(mission: string, feat: string | null, page: 'game' | 'scoring' = 'game') {
  act(() => gameStore.getState().replace(tableGame(mission, feat)));
  perform({ type: 'turn-started', player: 'berta', number: 1 });
  if (page === 'scoring') perform({ type: 'phase-changed', phase: 'scoring' });
  const { user, router } = renderApp(
    page === 'game' ? <GamePage texts={TEXTS} /> : <ScoringPage texts={TEXTS} />,
    { address: `/${page}/game-${mission}`, path: '/:phase/:gameId' },
  );
  if (page === 'game') await user.click(screen.getByRole('button', { name: 'Mission' }));
  await (page === 'game'
    ? screen.findAllByRole('button', { name: 'Read' })
    : screen.findByRole('heading', { name: 'Outside of the rounds' }));
  const tap = async (button: string) => user.click(screen.getByRole('button', { name: button }));
  const choose = async (field: string, at: number, option: string) => {
    const fields = screen.getAllByRole('combobox', { name: field });
    await user.click(fields[at] ?? fields[0] ?? document.body);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, router, tap, choose };
}

// What a browser has fetched by the time that somebody taps.
beforeAll(async () => import('./mission-panel.tsx'), 60_000);
beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('the mission at the table', () => {
  it('scores the boxes of the round, and leads to its text', async () => {
    const { user, tap, router } = await open('take-positions', null);
    expect(screen.getByRole('heading', { name: 'Scored in round 1' })).toBeDefined();
    const box = within(screen.getByRole('group', { name: /^Your rival holds none of your objectives/ }));
    await user.click(box.getByRole('button', { name: 'Anna' }));
    expect(player('anna')?.roundScores[1]).toBeGreaterThan(0);
    await tap('Read');
    expect(router.state.location.search).toBe('?dialog=table&item=mission');
  });

  it('changes its pieces, and lays the random tokens once', async () => {
    const { user, tap } = await open('tree-mother', null);
    await tap('Lay the random tokens');
    expect(Object.values(state().pieces).some(({ deal }) => deal !== null)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Lay the random tokens' })).toBeNull();
    const destroyed = screen.getAllByRole('radio', { name: 'destroyed' })[0];
    if (destroyed !== undefined) await user.click(destroyed);
    expect(Object.values(state().pieces).map((piece) => piece.state)).toContain('destroyed');
  });

  it('counts what each player gathers, up to its most', async () => {
    const { user } = await open('sacred-land', null);
    const stepper = within(screen.getByRole('group', { name: 'Anna, Offering' }));
    const plus = stepper.getByRole('button', { name: 'Anna plus 1' });
    await user.click(plus);
    await user.click(plus);
    expect(player('anna')?.tokens['offering']).toBe(2);
    expect(plus.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a box that is spent', () => {
  it('says why it cannot be ticked', async () => {
    const { user } = await open('fog-of-death', null);
    const fog = within(screen.getByRole('group', { name: /^At once/ }));
    const tick = async (name: string) => {
      const [first] = fog.getAllByRole('button', { name });
      if (first !== undefined) await user.click(first);
    };
    await tick('Anna');
    await tick('Berta');
    expect(player('berta')?.score).toBe(0);
    await waitFor(() =>
      expect(messagesShown()).toEqual(['This was scored before, and it counts only once in a game.']),
    );
  });
});

describe('the feat at the table', () => {
  it('names units in its roles, own and of the rival, and takes them back', async () => {
    const { choose } = await open('take-positions', 'decapitation');
    await choose('Anna', 0, 'Lotta');
    await choose('Anna names an enemy unit', 0, 'Hetman');
    expect(player('anna')?.roles).toEqual({ commander: 'anna/lotta/1', contract: 'berta/hetman/1' });
    await choose('Anna', 0, 'nobody yet');
    expect(player('anna')?.roles['commander'] ?? null).toBeNull();
  });

  it('moves a meter and ticks what a player lost', async () => {
    const { user } = await open('take-positions', 'banner');
    await user.click(
      within(screen.getByRole('group', { name: 'Berta, Glory' })).getByRole('button', {
        name: 'Berta plus 1',
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Berta: Lost its banner' }));
    expect(player('berta')).toMatchObject({ flags: ['lost'] });
    expect(player('berta')?.meters['glory']).toBeGreaterThan(0);
  });
});

describe('the scoring of a game', () => {
  it('goes through every round, adds points by hand, and shows the totals at once', async () => {
    const { user, tap, router } = await open('take-positions', null, 'scoring');
    const folds = ['Round 1', 'Round 2', 'Round 3'].map((name) =>
      screen.getByText(name, { selector: 'summary span' }).closest('details'),
    );
    expect(folds.map((fold) => fold?.open)).toEqual([false, false, true]);
    const byHand = screen.getAllByRole('group', { name: 'Anna, points by hand' });
    const end = byHand.at(-1);
    if (end === undefined) throw new Error('No points by hand.');
    await user.click(within(end).getByRole('button', { name: 'Anna plus 1' }));
    await user.click(within(end).getByRole('button', { name: 'Anna plus 1' }));
    await user.click(within(end).getByRole('button', { name: 'Anna minus 1' }));
    expect(within(end).getByText('+1')).toBeDefined();
    const totals = within(screen.getByRole('region', { name: 'Score by round' }));
    expect(totals.getByRole('row', { name: /^Anna .* 1$/ })).toBeDefined();
    await tap('Show the summary');
    expect([state().currentPhase, router.state.location.pathname]).toEqual([
      'summary',
      '/summary/game-take-positions',
    ]);
  });

  it('says so when the mission scores at its end, and has the boxes for it', async () => {
    await open('tree-mother', null, 'scoring');
    expect(screen.getByText('This mission scores at the end of the game.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'End of the game' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Outside of the rounds' })).toBeDefined();
  });
});
