import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { UnitSetup } from '#domain/game/types.ts';
import { officer, readyGame, troop } from '#tests/builders/games.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
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

/** Gives Berta these units. */
const bring = (...units: readonly UnitSetup[]) => {
  const list = state().players['berta']?.list;
  if (list === undefined || list === null) throw new Error('No list.');
  perform({ type: 'list-set', player: 'berta', list, units });
};

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

prefetch(
  async () => import('../sheets/rule-sheet.tsx'),
  async () => import('../sheets/table-sheet.tsx'),
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
    expect(item.getByText('one troop falls per 2 wounds')).toBeDefined();
    for (let at = 0; at < 3; at += 1) await tap('Wounds plus 1');
    expect(unit()).toMatchObject({ wounds: 1, fallen: 1 });
    expect(item.getByText('2 of 3 left')).toBeDefined();
    expect(item.getByText('1/2')).toBeDefined();
    await tap('Fallen troops minus 1');
    expect(unit()?.fallen).toBe(0);
  });

  it('stay where they are at their ends, and are steps that Undo takes back', async () => {
    const { user, item, tap } = await open();
    const before = gameStore.getState().game.log.events.length;
    const minus = item.getByRole('button', { name: 'Stress minus 1' });
    expect(minus.getAttribute('aria-disabled')).toBe('true');
    await user.click(minus);
    expect(gameStore.getState().game.log.events).toHaveLength(before);
    await tap('Stress plus 1');
    await tap('Stress minus 1');
    expect(unit()?.stress).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(unit()?.stress).toBe(1);
  });

  it('destroy the unit with its last troop, which comes back when one stands again', async () => {
    const { item, tap } = await open();
    for (let at = 0; at < 3; at += 1) await tap('Fallen troops plus 1');
    expect(unit()).toMatchObject({ fallen: 3, place: 'destroyed' });
    expect(item.getByText('0 of 3 left')).toBeDefined();
    expect(item.queryByRole('button', { name: 'Activate' })).toBeNull();
    await tap('Fallen troops minus 1');
    expect(unit()).toMatchObject({ fallen: 2, place: 'table' });
  });

  it('are kept without limits for a unit whose card is not known, named as it was typed', async () => {
    bring(troop(TROOP, { name: '<b>Old Bear</b>', card: null }));
    const { item, tap } = await open('<b>Old Bear</b>');
    for (let at = 0; at < 5; at += 1) await tap('Wounds plus 1');
    await tap('Fallen troops plus 1');
    expect(unit()).toMatchObject({ wounds: 5, fallen: 1, place: 'table' });
    expect(item.queryByText(/troop falls|left$|^MOR/)).toBeNull();
    expect(item.queryByRole('heading', { name: 'Card' })).toBeNull();
  });

  it('take the tokens of the mission, up to their most', async () => {
    const { item, tap } = await open();
    await tap('Loot plus 1');
    expect(unit()?.tokens).toEqual({ loot: 1 });
    expect(item.getByRole('button', { name: 'Loot plus 1' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('warn of a test at the end of an activation when stress is above MOR', async () => {
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
    await tap('End without counting it (skill)');
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

  it('may only be a rest when the unit has its token and its stress is at MOR', async () => {
    perform({ type: 'unit-stressed', unit: TROOP, by: 3 });
    const { user, item, tap } = await open();
    const rest = 'It has a token and its stress is at MOR: it may only rest.';
    expect(item.queryByText(rest)).toBeNull();
    await user.click(item.getByRole('switch', { name: 'Activation token' }));
    expect(item.getByText(rest)).toBeDefined();
    await tap('Stress minus 1');
    expect(item.queryByText(rest)).toBeNull();
  });

  it('waits while another unit has its own, and is shown in the line of that one', async () => {
    perform({ type: 'activation-started', unit: CHIEF });
    const { item } = await open();
    expect(item.queryByRole('button', { name: /^(Activate|End it)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Chieftain, is being activated' })).toBeDefined();
    expect(screen.getByText('Being activated')).toBeDefined();
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

describe('the units of a player', () => {
  it('are listed with a Character under the unit that it joined, equal ones numbered', () => {
    bring(officer(CHIEF), troop(TROOP, { copies: 2 }), troop('berta/more', { copy: 2, copies: 2 }));
    perform({ type: 'character-joined', unit: CHIEF, host: 'berta/more' });
    renderApp(<GamePage texts={TEXTS} />);
    const units = within(screen.getByRole('list', { name: 'Units of Berta' }));
    expect(units.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Orc Hunters 1',
      'Orc Hunters 2',
      'Chieftain',
    ]);
    expect(units.getByText('with Orc Hunters 2')).toBeDefined();
  });

  it('are none without a list, and the score is kept all the same', () => {
    perform({ type: 'list-removed', player: 'berta' });
    renderApp(<GamePage texts={TEXTS} />);
    expect(screen.getByText('No list was chosen for Berta: the score is kept all the same.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Units of Berta' })).toBeNull();
  });
});

describe('the rules over the table', () => {
  it('say when there is no text, and close to the unit below', async () => {
    const { user, router } = renderApp(<GamePage texts={TEXTS} />, { address: '/?over=rule&over-item=x' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Rule' }));
    expect((await sheet.findByRole('alert')).textContent).toMatch(/^This could not be loaded/);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('');
  });

  it('open from the name of a count', async () => {
    const { tap } = await open();
    await tap('Wounds');
    const sheet = within(await screen.findByRole('dialog', { name: 'Suffering wounds' }));
    expect(sheet.getAllByRole('link', { name: 'In the rules' })).toHaveLength(2);
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
