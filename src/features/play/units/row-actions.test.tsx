import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { activationLimit } from '#domain/game/reduce/reduce-turns.ts';
import { readyGame } from '#tests/builders/games.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const TROOP = 'berta/troop';
const state = () => gameStore.getState().game.state;
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const none = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull();

prefetch(
  async () => import('./unit-details.tsx'),
  async () => import('../sheets/rule-sheet.tsx'),
);
beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => gameStore.getState().replace(readyGame('loot')));
  perform({ type: 'turn-started', player: 'berta', number: 1 });
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('a closed row', () => {
  it('plays an activation without events in two taps', async () => {
    const { user } = renderApp(<GamePage texts={TEXTS} />);
    await user.click(button('Activate: Orc Hunters'));
    await user.click(button(/^End activation/));
    expect(state().units[TROOP]?.activated).toBe(true);
    expect(state().turns[1]?.activationsCompleted['berta']).toBe(1);
  });

  it('offers the activation to the player whose turn it is, and a second one for its stress', async () => {
    perform({ type: 'token-corrected', unit: TROOP, activated: true });
    const { user } = renderApp(<GamePage texts={TEXTS} />);
    none('Activate: Orc Hunters');
    none('Attack: Orc Hunters');
    await user.click(button('Again (1 stress): Orc Hunters'));
    expect(state().units[TROOP]?.stress).toBe(1);
    none('Activate: Chieftain');
  });

  it('offers no activation once both players have made those of the round', () => {
    const pass = (player: string): GameAction => ({
      type: 'activation-completed',
      player,
      unit: null,
      extra: false,
    });
    const limit = activationLimit(state(), 1);
    perform(...Array.from({ length: limit }, () => [pass('berta'), pass('anna')]).flat());
    renderApp(<GamePage texts={TEXTS} />);
    expect(button('Score round 1')).toBeDefined();
    none(/^(Attack|Activate): /);
  });

  it('counts stress and wounds, with their limits', async () => {
    const { user } = renderApp(<GamePage texts={TEXTS} />);
    const own = within(screen.getByRole('list', { name: 'Units of Berta' }));
    await user.click(own.getByRole('button', { name: 'Stress 0/3, plus 1: Orc Hunters' }));
    await user.click(own.getByRole('button', { name: 'Wounds 0/2, plus 1: Orc Hunters' }));
    await user.click(own.getByRole('button', { name: 'Wounds 1/2, plus 1: Orc Hunters' }));
    expect(state().units[TROOP]).toMatchObject({ stress: 1, wounds: 0, fallen: 1 });
  });

  it('brings a unit that is held back onto the table, and has nothing for one that is gone', async () => {
    perform({ type: 'unit-placed', unit: TROOP, place: 'hidden' });
    const { user } = renderApp(<GamePage texts={TEXTS} />);
    none(/plus 1: Orc Hunters$/);
    await user.click(button('Arrives: Orc Hunters'));
    expect(state().units[TROOP]?.place).toBe('table');
    perform({ type: 'unit-placed', unit: TROOP, place: 'fled' });
    none(/: Orc Hunters$/);
  });

  it('leaves stress and activation of a joined Character to its unit', () => {
    perform({ type: 'character-joined', unit: 'berta/officer', host: TROOP });
    renderApp(<GamePage texts={TEXTS} />);
    expect(button('Wounds 0/4, plus 1: Chieftain')).toBeDefined();
    none(/^(Stress.*|Activate): Chieftain$/);
  });
});

it('scrolls an opened unit into view, clear of the bar', async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this);
  };
  const { user } = renderApp(<GamePage texts={TEXTS} />);
  await user.click(button('Chieftain'));
  await screen.findByRole('button', { name: 'View Card' });
  expect(seen.map(({ tagName }) => tagName)).toEqual(['LI']);
  expect(seen[0]?.textContent).toMatch(/^Chieftain/);
});

it('leaves tinge out where neither army casts spells, until a unit has some', async () => {
  const { user } = renderApp(<GamePage texts={TEXTS} />);
  await user.click(button('Chieftain'));
  await user.click(await screen.findByRole('button', { name: 'Tinge' }));
  expect(state().units['berta/officer']?.tinge).toBe(1);
  await user.click(button('Tinge plus 1'));
  expect(state().units['berta/officer']?.tinge).toBe(2);
});

it('opens the rules of all states from their heading', async () => {
  const { user } = renderApp(<GamePage texts={TEXTS} />);
  await user.click(button('Chieftain'));
  await user.click(await screen.findByRole('button', { name: 'States' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How states work' }));
  expect(sheet.getByRole('heading', { name: 'Slowed' })).toBeDefined();
});
