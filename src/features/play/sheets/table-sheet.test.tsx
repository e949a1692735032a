import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = {
  line: (text: string) => text,
  text: (text: string) => text,
  article: (id: string) => `The article ${id}`,
};
const state = () => gameStore.getState().game.state;
const perform = (...actions: readonly GameAction[]) =>
  act(() => actions.forEach((action) => expect(gameStore.getState().act(action)).toBeNull()));
const start = { type: 'turn-started', player: 'berta', number: 1 } as const;

/** The table with a sheet open, by its address. */
async function open(item: string, title: string) {
  const { user, router } = renderApp(<GamePage texts={TEXTS} />, {
    address: `/?dialog=table&item=${encodeURIComponent(item)}`,
  });
  const sheet = within(await screen.findByRole('dialog', { name: title }));
  return { user, router, sheet };
}

prefetch(
  async () => import('./table-sheet.tsx'),
  async () => import('../table/due-strip.tsx'),
);
beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => gameStore.getState().replace(tableGame('take-positions', 'track')));
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('the sheets of the table', () => {
  it('open from the menu, have an address, and close by their button', async () => {
    const { user, router } = renderApp(<GamePage texts={TEXTS} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Score this round' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Read the mission' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Take Positions' }));
    expect(sheet.getByText('The article take-positions')).toBeDefined();
    expect(router.state.location.search).toBe('?dialog=table&item=mission');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('');
  });
});

describe('an address of a sheet', () => {
  it('that no sheet has opens none', () => {
    renderApp(<GamePage texts={TEXTS} />, { address: '/?dialog=table&item=<b>' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of the feat shows its article, and nothing in a game without one', async () => {
    const { sheet } = await open('feat', 'Track');
    expect(sheet.getByText('The article track')).toBeDefined();
    act(() => gameStore.getState().replace(tableGame('take-positions', null)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('notes', () => {
  it('are added to the game, latest first, as they were typed', async () => {
    const { user, sheet } = await open('notes', 'Notes');
    expect(sheet.getByText('No notes yet.')).toBeDefined();
    const add = sheet.getByRole('button', { name: 'Add note' });
    expect(add.hasAttribute('disabled')).toBe(true);
    const field = sheet.getByRole('textbox', { name: 'New note' });
    await user.type(field, 'The bridge is ours ');
    await user.click(add);
    await user.type(field, '<b>Second</b>');
    await user.click(add);
    expect(state().notes.map(({ text }) => text)).toEqual(['The bridge is ours', '<b>Second</b>']);
    const shown = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown[0]).toContain('<b>Second</b>');
    expect(shown[1]).toContain('The bridge is ours');
  });

  it('without a word are not added, and about a unit that is gone they are the game’s', async () => {
    perform({ type: 'note-added', text: 'About the game', unit: null });
    const { user, sheet } = await open('notes:anna/nobody/1', 'Notes');
    expect(sheet.getByText('About the game')).toBeDefined();
    await user.type(sheet.getByRole('textbox', { name: 'New note' }), '   ');
    expect(sheet.getByRole('button', { name: 'Add note' }).hasAttribute('disabled')).toBe(true);
    await user.type(sheet.getByRole('textbox', { name: 'New note' }), 'x'.repeat(3));
    await user.click(sheet.getByRole('button', { name: 'Add note' }));
    expect(state().notes.at(-1)).toMatchObject({ text: 'xxx', unit: null });
  });

  it('on a unit show that unit’s alone', async () => {
    perform(
      { type: 'note-added', text: 'About the game', unit: null },
      { type: 'note-added', text: 'About Lotta', unit: 'anna/lotta/1' },
    );
    const { user, sheet } = await open('notes:anna/lotta/1', 'Notes');
    expect(sheet.getAllByRole('listitem')).toHaveLength(1);
    expect(sheet.getByText('About Lotta')).toBeDefined();
    await user.type(sheet.getByRole('textbox', { name: 'New note on Lotta' }), 'Brave');
    await user.click(sheet.getByRole('button', { name: 'Add note' }));
    expect(state().notes.at(-1)).toMatchObject({ text: 'Brave', unit: 'anna/lotta/1' });
  });
});

describe('the chess clock', () => {
  it('counts down from the minutes that were entered, and is paused and taken away', async () => {
    const { user, sheet } = await open('clock', 'Chess clock');
    const minutes = sheet.getByRole('textbox', { name: 'Minutes for each player' });
    await user.clear(minutes);
    expect(sheet.getByRole('button', { name: 'Start with this time' }).hasAttribute('disabled')).toBe(true);
    await user.type(minutes, '45');
    await user.tab();
    await user.click(sheet.getByRole('button', { name: 'Start with this time' }));
    expect(state().clock?.limit).toBe(45 * 60_000);
    expect(sheet.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
      'Time left45:00',
      'Time left45:00',
    ]);
    await user.click(sheet.getByRole('button', { name: 'Pause' }));
    expect(state().clock?.paused).toBe(true);
    await user.click(sheet.getByRole('button', { name: 'Continue' }));
    await user.click(sheet.getByRole('button', { name: 'Remove the clock' }));
    expect(state().clock).toBeNull();
    expect(sheet.queryByRole('timer')).toBeNull();
  });

  it('only counts the time when no limit is wanted', async () => {
    const { user, sheet } = await open('clock', 'Chess clock');
    await user.click(sheet.getByRole('button', { name: 'Only count the time' }));
    expect(state().clock?.limit).toBeNull();
    expect(sheet.getAllByText('Time used')).toHaveLength(2);
  });
});

describe('the turn counter', () => {
  it('takes a token of the player’s own, on a position to come', async () => {
    perform(start);
    const { user, sheet } = await open('counter', 'Turn counter');
    await user.type(sheet.getByRole('textbox', { name: 'Custom token' }), 'The fog lifts');
    await user.click(sheet.getByRole('button', { name: 'Position plus 1' }));
    await user.click(sheet.getByRole('button', { name: 'Put it on the counter' }));
    expect(Object.values(state().counters)).toMatchObject([{ text: 'The fog lifts', position: 2 }]);
    expect(sheet.getByText('Position 2')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: 'Remove' }));
    expect(state().counters).toEqual({});
  });

  it('names the unit of a demoralized one’s token, and takes no token without a word', async () => {
    const unit = 'anna/lotta/1';
    perform(
      start,
      { type: 'state-set', unit, state: 'demoralized', on: true },
      {
        type: 'counter-set',
        counter: { id: 'd', kind: 'demoralized', position: 3, player: 'anna', unit, text: '' },
      },
    );
    const { user, sheet } = await open('counter', 'Turn counter');
    expect(sheet.getByText('Lotta').closest('li')?.textContent).toContain('Position 3');
    const put = sheet.getByRole('button', { name: 'Put it on the counter' });
    await user.type(sheet.getByRole('textbox', { name: 'Custom token' }), '  ');
    expect(put.hasAttribute('disabled')).toBe(true);
    const minus = sheet.getByRole('button', { name: 'Position minus 1' });
    expect(minus.getAttribute('aria-disabled')).toBe('true');
    await user.type(sheet.getByRole('textbox', { name: 'Custom token' }), '<b>Fog</b>');
    await user.click(put);
    expect(sheet.getByText('<b>Fog</b>')).toBeDefined();
    expect(sheet.getByRole('textbox', { name: 'Custom token' })).toHaveProperty('value', '');
  });

  it('reminds of a token whose position is reached, until it is done', async () => {
    const counter = {
      id: 'c',
      kind: 'effect',
      position: 1,
      player: 'anna',
      unit: null,
      text: 'Fog',
    } as const;
    perform(start, { type: 'counter-set', counter });
    const { user } = renderApp(<GamePage texts={TEXTS} />);
    expect(screen.queryByText('Fog')).toBeNull();
    perform({ type: 'activation-completed', player: 'berta', unit: null, extra: false });
    perform({ type: 'activation-completed', player: 'anna', unit: null, extra: false });
    expect(await screen.findByText('Fog')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(state().counters).toEqual({});
  });

  it('shows the tokens of the mission, and the table reminds of one that is due', async () => {
    act(() => gameStore.getState().replace(tableGame('fog-of-death', null)));
    const { sheet, user } = await open('counter', 'Turn counter');
    expect(sheet.getAllByText(/^Position \d+$/)).not.toHaveLength(0);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    perform(start);
    for (let at = 0; at < 8 && state().due.length === 0; at += 1) {
      const player = state().turns[1]?.activePlayer ?? '';
      perform({ type: 'activation-completed', player, unit: null, extra: false });
    }
    expect(await screen.findByText(/^Now, on position \d+: /)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(state().due).toHaveLength(0);
  });
});

describe('the event log', () => {
  it('tells every tap with its round, latest first, fifty at a time', async () => {
    perform(start);
    for (let at = 0; at < 60; at += 1)
      perform({ type: 'unit-stressed', unit: 'anna/lotta/1', by: at % 2 === 0 ? 1 : -1 });
    const { user, sheet } = await open('log', 'Event log');
    const lines = () => sheet.getAllByRole('listitem');
    expect(lines()).toHaveLength(50);
    expect(lines()[0]?.textContent).toMatch(/Lotta: stress −1$/);
    await user.click(sheet.getByRole('button', { name: 'Show more' }));
    expect(sheet.getByText('Round 1: Berta begins')).toBeDefined();
    expect(sheet.getByRole('heading', { name: 'Before round 1' })).toBeDefined();
    expect(sheet.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('the end of a round', () => {
  it('names what the rules ask for, is completed once, and gives the next round to begin', async () => {
    perform(start, { type: 'unit-tinged', unit: 'anna/lotta/1', by: 1 });
    const { user, sheet, router } = await open('score', 'Score round 1');
    expect(sheet.getByText('Tinge check: Lotta')).toBeDefined();
    expect(sheet.getByText(/^No one left behind, if not engaged: /)).toBeDefined();
    const box = within(sheet.getByRole('group', { name: /^Your rival holds none of your objectives/ }));
    await user.click(box.getByRole('button', { name: 'Berta' }));
    expect(sheet.getAllByText(/^this round \d$/).map(({ textContent }) => textContent)).toEqual([
      'this round 0',
      `this round ${state().players['berta']?.score ?? 0}`,
    ]);
    await user.click(sheet.getByRole('button', { name: 'Complete round 1' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('heading', { name: 'Round 2: who begins?' })).toBeDefined();
  });

  it('stays open to changes after it was completed', async () => {
    perform(start, { type: 'turn-completed', number: 1 });
    const { user, sheet, router } = await open('score', 'Score round 1');
    expect(sheet.queryByRole('button', { name: /^Complete/ })).toBeNull();
    const close = sheet.getAllByRole('button', { name: 'Close' }).at(-1);
    if (close !== undefined) await user.click(close);
    expect(router.state.location.search).toBe('');
  });
});

describe('the end of the game', () => {
  it('offers the reasons that are reached first, stores the chosen one and opens the scoring', async () => {
    act(() => gameStore.getState().replace(tableGame('fog-of-death', null)));
    const own = Object.values(state().units).filter(({ player }) => player === 'berta');
    perform(start, ...own.map(({ id }) => ({ type: 'unit-placed', unit: id, place: 'destroyed' }) as const));
    const { user, sheet, router } = await open('end', 'End the game');
    const reasons = sheet.getAllByRole('radio');
    expect(reasons[0]).toHaveProperty('checked', true);
    expect(sheet.getByRole('radio', { name: 'Berta has no units left.' })).toBe(reasons[0]);
    await user.click(sheet.getByRole('radio', { name: 'Anna concedes.' }));
    await user.click(sheet.getByRole('button', { name: 'End and score the game' }));
    expect(state()).toMatchObject({ currentPhase: 'scoring', endReason: 'conceded', concededBy: 'anna' });
    expect(router.state.location.pathname).toBe('/scoring/game-fog-of-death');
  });
});
