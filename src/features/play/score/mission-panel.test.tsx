import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { PlayerSetup } from '#domain/game/types.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from '../table/game-page.tsx';
import { ScoringPage } from './scoring-page.tsx';

const ANNA: PlayerSetup = { id: 'anna', name: 'Anna', kind: 'me', wabId: null, side: null };
const BERTA: PlayerSetup = { ...ANNA, id: 'berta', name: 'Berta', kind: 'guest' };
const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const state = () => gameStore.getState().game.state;
const player = (id: string) => state().players[id];
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));

/** The mission beside the table, or the scoring of the game. */
async function open(
  mission: string,
  feat: string | null,
  page: 'game' | 'scoring' = 'game',
  ...before: readonly GameAction[]
) {
  act(() => gameStore.getState().replace(tableGame(mission, feat)));
  perform(...before, { type: 'turn-started', player: 'berta', number: 1 });
  if (page === 'scoring') perform({ type: 'phase-changed', phase: 'scoring' });
  const { user, router } = renderApp(
    page === 'game' ? <GamePage texts={TEXTS} /> : <ScoringPage texts={TEXTS} />,
    { address: `/${page}/game-${mission}`, path: '/:phase/:gameId' },
  );
  if (page === 'game') await user.click(screen.getByRole('button', { name: /^Mission/ }));
  await (page === 'game'
    ? screen.findAllByRole('button', { name: 'Read' })
    : screen.findByRole('heading', { name: 'Between rounds' }));
  const tap = async (button: string) => user.click(screen.getByRole('button', { name: button }));
  const choose = async (field: string, at: number, option: string) => {
    const fields = screen.getAllByRole('combobox', { name: field });
    await user.click(fields[at] ?? fields[0] ?? document.body);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, router, tap, choose };
}

prefetch(async () => import('../table/over-the-table.ts'));
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
    await tap('Place the random tokens');
    expect(Object.values(state().pieces).some(({ deal }) => deal !== null)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Place the random tokens' })).toBeNull();
    const destroyed = screen.getAllByRole('radio', { name: 'destroyed' })[0];
    if (destroyed !== undefined) await user.click(destroyed);
    expect(Object.values(state().pieces).map((piece) => piece.state)).toContain('destroyed');
  });

  it('counts a box in steps, up to its most, and gives the points of each', async () => {
    const { user } = await open('take-positions', null);
    const box = within(screen.getByRole('group', { name: /^Each objective of the enemy’s colour/ }));
    expect(box.getByText('+1 each')).toBeDefined();
    const plus = box.getByRole('button', { name: 'Berta plus 1' });
    await user.click(plus);
    await user.click(plus);
    expect(player('berta')?.roundScores[1]).toBe(2);
    expect(plus.getAttribute('aria-disabled')).toBe('true');
    await user.click(box.getByRole('button', { name: 'Berta minus 1' }));
    expect(player('berta')?.roundScores[1]).toBe(1);
  });

  it('says which entered points a tap took away, and brings them back', async () => {
    const { user } = await open('take-positions', null);
    const box = (name: RegExp) => within(screen.getByRole('group', { name }));
    const plus = box(/^Each objective of the enemy’s colour/).getByRole('button', { name: 'Anna plus 1' });
    await user.click(plus);
    await user.click(plus);
    const tick = box(/^Your rival holds none/).getByRole('button', { name: 'Berta' });
    await user.click(tick);
    expect(player('anna')?.score).toBe(0);
    expect(screen.getByText('This tap took points away')).toBeDefined();
    expect(screen.getByText('Anna: 2 × “Each objective of the enemy’s colour that you hold”')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take the tap back' }));
    expect([player('anna')?.score, player('berta')?.score]).toEqual([2, 0]);
    expect(screen.queryByText('This tap took points away')).toBeNull();
    await user.click(tick);
    await user.click(tick);
    expect([player('anna')?.score, player('berta')?.score]).toEqual([2, 0]);
  });

  it('takes a tick back with the keyboard, and says so to screen readers', async () => {
    const { user } = await open('take-positions', null);
    const box = within(screen.getByRole('group', { name: /^Your rival holds none of your objectives/ }));
    const tick = box.getByRole('button', { name: 'Anna' });
    act(() => tick.focus());
    await user.keyboard('[Space]');
    expect(tick.getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('[Enter]');
    expect(tick.getAttribute('aria-pressed')).toBe('false');
    expect(player('anna')?.score).toBe(0);
  });

  it('scores nothing in the rounds of a mission that scores at its end', async () => {
    await open('tree-mother', null);
    expect(screen.getByRole('heading', { name: 'On the table' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /^Scored in round/ })).toBeNull();
  });

  it('counts the wounds of a model of the mission, up to its last', async () => {
    const { user } = await open('tree-mother', null);
    const wounds = within(screen.getByRole('group', { name: 'Wounds, Tree Mother' }));
    const plus = wounds.getByRole('button', { name: 'Wounds plus 1' });
    expect(screen.getByText('of 7')).toBeDefined();
    for (let wound = 0; wound < 7; wound += 1) await user.click(plus);
    expect(state().pieces['tree']?.wounds).toBe(7);
    expect(plus.getAttribute('aria-disabled')).toBe('true');
  });

  it('names what each random token turned out to be', async () => {
    const { tap } = await open('tree-mother', null);
    await tap('Place the random tokens');
    const shown = screen.getAllByText(/^· /).map(({ textContent }) => textContent);
    expect(shown.toSorted()).toEqual([' · Activation', ' · Command', ' · Damage', ' · Tinge']);
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
    await choose('Anna names an enemy unit', 0, 'Aggressors');
    expect(player('anna')?.roles).toEqual({ commander: 'anna/lotta/1', contract: 'berta/aggressors/1' });
    await choose('Anna', 0, 'nobody yet');
    expect(player('anna')?.roles['commander'] ?? null).toBeNull();
  });

  it('says in the scoring that a role which nobody has scores nothing', async () => {
    await open('take-positions', 'decapitation', 'scoring');
    expect(screen.getAllByText('Nobody is named, so it scores nothing.')).toHaveLength(2);
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

describe('the counts of a feat', () => {
  it('say how far a meter goes, and that a full one lowers the rival’s', async () => {
    const raise = Array.from({ length: 9 }, (): GameAction => ({
      type: 'meter-moved',
      player: 'anna',
      meter: 'glory',
      by: 1,
    }));
    const { user } = await open('take-positions', 'banner', 'game', ...raise);
    const glory = within(screen.getByRole('group', { name: 'Anna, Glory' }));
    expect(screen.getByText('full: + lowers your rival’s meter')).toBeDefined();
    expect(screen.getAllByText('up to 10')).toHaveLength(1);
    perform({ type: 'meter-moved', player: 'berta', meter: 'glory', by: 3 });
    await user.click(glory.getByRole('button', { name: 'Anna plus 1' }));
    expect(['anna', 'berta'].map((id) => player(id)?.meters['glory'])).toEqual([10, 3]);
  });

  it('take the tokens that a player gathers, and the tick of what was lost back', async () => {
    const { user } = await open('take-positions', 'the-rift');
    const taken = within(screen.getByRole('group', { name: 'Berta, Fog marker taken' }));
    await user.click(taken.getByRole('button', { name: 'Berta plus 1' }));
    await user.click(taken.getByRole('button', { name: 'Berta minus 1' }));
    expect(player('berta')?.tokens['fog']).toBe(0);
    expect(taken.getByRole('button', { name: 'Berta minus 1' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('read the text of the feat in the scoring too', async () => {
    const { tap, router } = await open('take-positions', 'track', 'scoring');
    expect(screen.getByText('0 to 4')).toBeDefined();
    await tap('Read');
    expect(router.state.location.search).toBe('?dialog=table&item=feat');
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
    expect(totals.getByRole('row', { name: 'Player Round 1 Round 2 Round 3 End Total' })).toBeDefined();
    expect(totals.getByRole('row', { name: 'Anna 0 – – 1 1' })).toBeDefined();
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
    expect(screen.getByRole('heading', { name: 'Between rounds' })).toBeDefined();
  });

  it('gives a box to one side alone, and a dash to the other', async () => {
    const sides: readonly GameAction[] = [
      { type: 'player-changed', player: { ...ANNA, side: 'syenann' } },
      { type: 'player-changed', player: { ...BERTA, side: 'raiders' } },
    ];
    await open('tree-mother', null, 'scoring', ...sides);
    const box = within(screen.getByRole('group', { name: 'Sÿenann: the Tree Mother lives' }));
    expect(box.getByRole('button', { name: 'Anna' })).toBeDefined();
    expect(box.queryByRole('button', { name: 'Berta' })).toBeNull();
    expect(box.getByText('not for Berta')).toBeDefined();
  });

  it('counts by itself what the game knows, until a count is entered by hand', async () => {
    const { user } = await open('take-positions', 'banner', 'scoring');
    const box = within(screen.getByRole('group', { name: 'You have never lost your banner' }));
    const anna = box.getByRole('button', { name: 'Anna' });
    expect(box.getAllByText('counted automatically')).toHaveLength(2);
    expect(anna.getAttribute('aria-pressed')).toBe('true');
    await user.click(anna);
    expect(anna.getAttribute('aria-pressed')).toBe('false');
    await user.click(box.getByRole('button', { name: 'Set by hand. Count automatically' }));
    expect(anna.getAttribute('aria-pressed')).toBe('true');
    expect(box.getAllByText('counted automatically')).toHaveLength(2);
  });

  it('takes points away by hand, below zero, and shows them in their round', async () => {
    const { user } = await open('take-positions', null, 'scoring');
    const [first] = screen.getAllByRole('group', { name: 'Berta, points by hand', hidden: true });
    if (first === undefined) throw new Error('No points by hand.');
    await user.click(within(first).getByRole('button', { name: 'Berta minus 1', hidden: true }));
    expect(player('berta')).toMatchObject({ score: -1, roundScores: { 1: -1 } });
    const totals = within(screen.getByRole('region', { name: 'Score by round' }));
    expect(totals.getByRole('row', { name: 'Berta -1 – – -1' })).toBeDefined();
  });
});
