import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { readyGame } from '#tests/builders/games.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const TROOP = 'berta/troop';
const CHIEF = 'berta/officer';
const state = () => gameStore.getState().game.state;
const unit = (id = TROOP) => state().units[id];
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));
const start = { type: 'turn-started', player: 'berta', number: 1 } as const;
const activate = { type: 'activation-started', unit: TROOP } as const;

/** The table with a unit open: Berta's Orc Hunters (3 models, 2 wounds, MOR 3) or her Chieftain. */
async function open(name = 'Orc Hunters') {
  const { user, router } = renderApp(<GamePage texts={TEXTS} />);
  const opener = screen.getByRole('button', { name: new RegExp(`^${name}`) });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  const item = screen
    .getAllByRole('listitem')
    .find((each) => each.contains(opener) && each.querySelector('h3') !== null);
  if (item === undefined) throw new Error(`No unit ${name}.`);
  await within(item).findByRole('button', { name: 'View Card' });
  const tap = async (button: string | RegExp) =>
    user.click(within(item).getByRole('button', { name: button }));
  return { user, router, item: within(item), tap };
}

// What a browser has fetched by the time that somebody taps.
beforeAll(
  async () => Promise.all([import('../sheets/rule-sheet.tsx'), import('../sheets/table-sheet.tsx')]),
  60_000,
);
beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => gameStore.getState().replace(readyGame('loot')));
  perform(start);
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('the counts of a unit', () => {
  it('fell troops at the wounds of one, and show what is left in its line', async () => {
    const { item, tap } = await open();
    expect(item.getByText('2 fell one troop')).toBeDefined();
    for (let at = 0; at < 3; at += 1) await tap('Wounds plus 1');
    expect(unit()).toMatchObject({ wounds: 1, fallen: 1 });
    expect(item.getByText('2 of 3 left')).toBeDefined();
    expect(item.getByText('1/2')).toBeDefined();
    await tap('Fallen troops minus 1');
    expect(unit()?.fallen).toBe(0);
  });

  it('take tinge and the tokens of the mission, up to their most', async () => {
    const { item, tap } = await open();
    await tap('Tinge plus 1');
    await tap('Loot plus 1');
    expect(unit()).toMatchObject({ tinge: 1, tokens: { loot: 1 } });
    expect(item.getByRole('button', { name: 'Loot plus 1' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('warn of a test at the end of the activation when stress is above MOR', async () => {
    perform(activate);
    const { item, tap } = await open();
    expect(item.queryByText('More stress than MOR')).toBeNull();
    for (let at = 0; at < 4; at += 1) await tap('Stress plus 1');
    expect(item.getByText(/a WP test that needs 1 success\.$/)).toBeDefined();
    await tap('Stress plus 1');
    expect(item.getByText(/a WP test that needs 2 successes\.$/)).toBeDefined();
    await tap('Failed: Demoralized');
    expect(unit()?.states).toContain('demoralized');
  });
});

describe('the states of a unit', () => {
  it('are put on and taken off, and what ends with the activation is said and ends', async () => {
    perform(activate);
    const { item, tap } = await open();
    await tap('Slowed');
    await tap('Frightened');
    await tap('Disarmed');
    await tap('Disarmed');
    expect(unit()?.states).toEqual(['slowed', 'frightened']);
    expect(item.getByText(/^End with the activation: Slowed/)).toBeDefined();
    expect(item.getByText(/^Frightened ends when a WP test is passed/)).toBeDefined();
    await act(async () => screen.getByRole('button', { name: /^End activation/ }).click());
    expect(unit()?.states).toEqual(['frightened']);
    expect(messagesShown()).toEqual(['Slowed: over for Orc Hunters']);
  });

  it('of a demoralized unit have a token on the turn counter, until it rallies', async () => {
    perform({ type: 'state-set', unit: TROOP, state: 'demoralized', on: true });
    const { item, tap } = await open();
    expect(item.getByText('not there yet')).toBeDefined();
    await tap('Token on the turn counter plus 1');
    await tap('Token on the turn counter plus 1');
    expect(item.getByText('WP test at the end of turn 2')).toBeDefined();
    await tap('Token on the turn counter minus 1');
    await tap('Token on the turn counter minus 1');
    expect(state().counters).toEqual({});
    await tap('It rallies');
    expect(unit()?.states).toEqual([]);
  });

  it('of a demoralized unit are tested when its token is reached: it rallies or flees on', async () => {
    perform(
      { type: 'state-set', unit: TROOP, state: 'demoralized', on: true },
      {
        type: 'counter-set',
        counter: { id: 'c', kind: 'demoralized', position: 0, player: 'berta', unit: TROOP, text: '' },
      },
    );
    const { user } = await open();
    expect(screen.getByText('Orc Hunters: WP test')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Failed: it flees, 2 positions on' }));
    expect(state().counters['c']?.position).toBe(2);
    expect(screen.queryByText('Orc Hunters: WP test')).toBeNull();
  });
});

describe('the activation of a unit', () => {
  it('begins for one stress when it has its token, and ends without counting by a skill', async () => {
    perform(activate, { type: 'activation-completed', player: 'berta', unit: TROOP, extra: false });
    perform({ type: 'activation-completed', player: 'anna', unit: null, extra: false });
    const { tap } = await open();
    await tap('Activate again (1 stress)');
    expect(unit()?.stress).toBe(1);
    await tap('End it without counting (skill)');
    expect(state().turns[1]?.activationsCompleted['berta']).toBe(1);
  });

  it('has its token put right by hand, and its rule at hand', async () => {
    const { user, item, tap } = await open();
    await user.click(item.getByRole('switch', { name: 'Activation token' }));
    expect(unit()?.activated).toBe(true);
    expect(item.getByText('Activated')).toBeDefined();
    await tap('Rule: Activation token');
    const rule = within(await screen.findByRole('dialog'));
    expect(await rule.findAllByRole('link', { name: 'In the rules' })).not.toHaveLength(0);
  });

  it('is refused to a demoralized unit: there is no button', async () => {
    perform({ type: 'state-set', unit: TROOP, state: 'demoralized', on: true });
    const { item } = await open();
    expect(item.queryByRole('button', { name: 'Activate' })).toBeNull();
  });
});

describe('the place of a unit', () => {
  it('is chosen, and a unit that fled can no longer act', async () => {
    const { user, item } = await open();
    await user.click(item.getByRole('combobox', { name: 'Place of the unit' }));
    await user.click(await screen.findByRole('option', { name: 'Fled' }));
    expect(unit()?.place).toBe('fled');
    expect(item.getAllByText('Fled')).not.toHaveLength(0);
    expect(item.queryByRole('button', { name: 'Activate' })).toBeNull();
  });

  it('of a Character is with the unit that it joins, whose stress and states it shares', async () => {
    const { user, item, tap } = await open('Chieftain');
    await user.click(item.getByRole('combobox', { name: 'Unit to join' }));
    await user.click(await screen.findByRole('option', { name: 'Orc Hunters' }));
    expect(unit(CHIEF)?.joinedTo).toBe(TROOP);
    expect(item.getByText('with Orc Hunters')).toBeDefined();
    expect(item.queryByRole('button', { name: 'Stress plus 1' })).toBeNull();
    await tap('Leave the unit');
    expect(unit(CHIEF)?.joinedTo).toBeNull();
  });
});

describe('the card of a unit', () => {
  it('marks the row that holds for the troops left, with the conquest value now', async () => {
    const { item, tap } = await open();
    const current = () =>
      item.getByText(/or (more|fewer) troops$/, { selector: '[aria-current] *' }).textContent;
    expect(current()).toBe('3 or more troops');
    expect(item.getByRole('button', { name: /^Conquest now: 2/ })).toBeDefined();
    await tap('Fallen troops plus 1');
    expect(current()).toBe('2 or fewer troops');
    expect(item.getByRole('button', { name: /^Conquest now: 1/ })).toBeDefined();
  });

  it('opens over the table, and so does a note on the unit', async () => {
    const { tap, router } = await open();
    await tap('View Card');
    expect(new URLSearchParams(router.state.location.search).get('dialog')).toBe('card');
    await act(() => router.navigate(-1));
    await tap('Note');
    expect(await screen.findByRole('textbox', { name: 'New note on Orc Hunters' })).toBeDefined();
  });
});
