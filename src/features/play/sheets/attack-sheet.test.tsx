import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const state = () => gameStore.getState().game.state;
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));
const unitNamed = (name: string, player: string) => {
  const found = Object.values(state().units).find((unit) => unit.name === name && unit.player === player);
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};

/** All wounds that one of Berta's units has taken, those of its fallen troops included. */
const woundsOf = (name: string) => {
  const { fallen, wounds, card } = unitNamed(name, 'berta');
  return fallen * (card?.wounds ?? 0) + wounds;
};

/** Anna's turn at the table, with the attack of one of her units begun from its row. */
async function attackWith(name: string) {
  const { user } = renderApp(<GamePage texts={TEXTS} />);
  await user.click(screen.getByRole('button', { name: `Attack: ${name}` }));
  const sheet = within(await screen.findByRole('dialog', { name: `Attack by ${name}` }));
  const wounds = (target: string) => within(sheet.getByRole('group', { name: `Wounds to ${target}` }));
  const tap = async (button: string | RegExp) => user.click(sheet.getByRole('button', { name: button }));
  return { user, sheet, wounds, tap };
}

prefetch(async () => import('./table-sheet.tsx'));
beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => gameStore.getState().replace(tableGame('take-positions', null)));
  perform({ type: 'turn-started', player: 'anna', number: 1 });
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('the attack of a unit', () => {
  it('with wounds and a state takes four taps, activation included, and two undos', async () => {
    const { user, wounds, tap } = await attackWith('Wrathmane');
    await user.click(wounds('Aggressors').getByRole('button', { name: /^2/ }));
    await tap('Slowed');
    await tap('Apply and end activation');
    expect(unitNamed('Aggressors', 'berta').states).toEqual(['slowed']);
    expect(woundsOf('Aggressors')).toBe(2);
    expect(state().turns[1]?.activationsCompleted['anna']).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.click(undo);
    await user.click(undo);
    expect(unitNamed('Aggressors', 'berta').states).toEqual([]);
    expect(woundsOf('Aggressors')).toBe(0);
  });

  it('shows the chance of each number of wounds, which modifiers and rerolls change', async () => {
    const { sheet, wounds, tap } = await attackWith('Wrathmane');
    const chances = () =>
      wounds('Aggressors')
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(await sheet.findAllByText(/^ø \d/)).not.toHaveLength(0);
    const plain = chances();
    expect(plain.every((text) => /^\d\+?(–|[<>]? ?\d+%)$/.test(text))).toBe(true);
    await tap('Charge: reroll');
    expect(chances()).not.toEqual(plain);
    await tap('Charge: reroll');
    expect(chances()).toEqual(plain);
  });

  it('goes on with its activation when it is only applied, with the stress that it cost', async () => {
    const { user, sheet, wounds, tap } = await attackWith('Wrathmane');
    await sheet.findAllByText(/^ø \d/);
    expect(sheet.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    await tap('Target’s modifier (1 stress)');
    await tap('Own stress plus 1');
    for (let at = 0; at < 3; at += 1)
      await user.click(wounds('Aggressors').getByRole('button', { name: /^[678]/ }));
    await tap('Apply');
    expect(unitNamed('Wrathmane', 'anna').stress).toBe(1);
    expect(unitNamed('Aggressors', 'berta').stress).toBe(1);
    expect(woundsOf('Aggressors')).toBe(8);
    expect(state().activeUnit).toBe(unitNamed('Wrathmane', 'anna').id);
  });

  it('moves to another target without the states of the first', async () => {
    const { user, sheet, wounds, tap } = await attackWith('Wrathmane');
    const chosen = () => sheet.getByText(/^· \d wounds?$/).textContent;
    await user.click(wounds('Aggressors').getByRole('button', { name: /^1/ }));
    expect(chosen()).toBe('Aggressors · 1 wound');
    await tap('Slowed');
    await user.click(wounds('Hetman').getByRole('button', { name: /^1/ }));
    expect(chosen()).toBe('Hetman · 1 wound');
    await tap('Apply');
    expect(unitNamed('Aggressors', 'berta').states).toEqual([]);
    expect(unitNamed('Hetman', 'berta').states).toEqual([]);
    expect([woundsOf('Aggressors'), woundsOf('Hetman')]).toEqual([0, 1]);
  });
});

it('works without odds where a card is not known', async () => {
  act(() => gameStore.getState().replace(readyGame()));
  perform({ type: 'turn-started', player: 'anna', number: 1 });
  const { user, sheet, wounds, tap } = await attackWith('Orc Hunters');
  await user.click(wounds('Orc Hunters').getByRole('button', { name: '2' }));
  expect(sheet.queryByText(/ø|%/)).toBeNull();
  expect(sheet.queryByRole('button', { name: /reroll/ })).toBeNull();
  await tap('Apply');
  expect(state().units['berta/troop']?.fallen).toBe(1);
});

it('names the players of a unit that both sides bring', async () => {
  const both = play(
    readyGame('loot'),
    ...['anna', 'berta'].map((player) => ({
      type: 'list-set' as const,
      player,
      list: { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const,
      units: [troop(`${player}/hunters`, { unitId: 'orc-hunters' })],
    })),
    { type: 'phase-changed', phase: 'deployment' },
    { type: 'phase-changed', phase: 'game' },
    { type: 'turn-started', player: 'anna', number: 1 },
  );
  act(() => gameStore.getState().replace(both));
  const { wounds, sheet } = await attackWith('Orc Hunters (Anna)');
  expect(wounds('Orc Hunters (Berta)')).toBeDefined();
  expect(sheet.getByText('Orc Hunters (Berta)')).toBeDefined();
});
