import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { shareRunning } from '#data/shared-games/share-game.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { LiveBody } from '#domain/live/types.ts';
import { present } from '#tests/builders/fake-game-channel.ts';
import { CODE, FakeLive, NAMELESS, RIVAL } from '#tests/builders/fake-live.ts';
import { event, said } from '#tests/builders/live.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { HeaderSlotProvider, HeaderSlotTarget } from '#ui/header-slot/header-slot.tsx';
import { GamePage } from '../table/game-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));
vi.mock('#platform/backend/game-channel.ts', () => import('#tests/builders/fake-game-channel.ts'));

const texts = { line: (text: string) => text, text: (text: string) => text, article: () => null };
const state = () => gameStore.getState().game.state;
const tap = (action: GameAction) => gameStore.getState().act(action);
const now = (action: GameAction): LiveBody => event(action, Date.now());
const bar = async () => within(await screen.findByRole('region', { name: 'Game on two phones' }));
const page = (
  <HeaderSlotProvider>
    <HeaderSlotTarget />
    <GamePage texts={texts} />
  </HeaderSlotProvider>
);
const open = () => renderApp(page, { address: '/game', path: '/game' });

let live: FakeLive;

/** A game in play that this phone shares; the other player has the seat of Berta. */
async function sitTogether(): Promise<void> {
  act(() => gameStore.getState().replace(tableGame('take-positions', null)));
  await act(async () => void (await shareRunning()));
  await waitFor(() => expect(live.server.rows.length).toBeGreaterThan(5));
  act(() => live.say(said({ kind: 'seat', player: 'berta' })));
  await waitFor(() => expect(gameStore.getState().shared?.isOthers('berta')).toBe(true));
}

// Parts that the page fetches once they are needed.
beforeAll(async () => void (await Promise.all([import('./phones.tsx'), import('./two-phones-later.ts')])));
beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  live = new FakeLive();
});
afterEach(() => {
  gameStore.unseat();
  gameStore.getState().reset();
  sessionStore.setState({ viewer: GUEST });
  emptyDatabases();
  vi.unstubAllGlobals();
});

describe('sharing the running game', () => {
  beforeEach(() => act(() => gameStore.getState().replace(tableGame('take-positions', null))));

  it('shows a QR code, a code and a link until the other player is in', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Play on two phones' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Show the code' }));
    expect(await dialog.findByText('ABC DEF')).toBeDefined();
    expect(dialog.getByRole('img', { name: 'QR code to join this game' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeDefined();
    expect((await bar()).getByText('Nobody has joined yet.')).toBeDefined();
    await waitFor(() => expect(live.server.rows.length).toBeGreaterThan(5));
    act(() => live.say(said({ kind: 'seat', player: 'berta' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(messagesShown()).toEqual(['Berta has joined']);
    act(() => present(NAMELESS, RIVAL));
    expect(await (await bar()).findByText('Berta: here')).toBeDefined();
  });

  it('says why it could not be shared, and leaves the game on this phone as it was', async () => {
    live.hasGuests = false;
    const before = state();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Play on two phones' }));
    await user.click(await screen.findByRole('button', { name: 'Show the code' }));
    expect(await screen.findByText('Guests cannot play on two phones here. Sign in first.')).toBeDefined();
    expect([state(), gameStore.getState().isShared]).toEqual([before, false]);
  });
});

describe('a game on two phones', () => {
  beforeEach(sitTogether);

  it('shows what the other player enters, and whose turn it is', async () => {
    open();
    act(() => live.say(now({ type: 'turn-started', player: 'anna', number: 1 })));
    expect(await (await bar()).findByText('Your turn')).toBeDefined();
    act(() => void tap({ type: 'activation-completed', player: 'anna', unit: null, extra: false }));
    expect(await (await bar()).findByText('Berta to play')).toBeDefined();
  });

  it('leaves the other side to its own player', async () => {
    open();
    await bar();
    const [unit] = state().players['berta']?.units ?? [];
    act(() => void tap({ type: 'unit-stressed', unit: unit ?? '', by: 1 }));
    await waitFor(() => expect(messagesShown()).toEqual(['The other player enters this.']));
    expect(state().units[unit ?? '']?.stress).toBe(0);
  });

  it('takes one’s own last tap back at once, also when the other player tapped later', async () => {
    const { user } = open();
    act(() => void tap({ type: 'note-added', text: 'mine', unit: null }));
    await waitFor(() => expect(live.server.rows.at(-1)?.body).toMatchObject({ kind: 'event' }));
    act(() => live.say(now({ type: 'note-added', text: 'theirs', unit: null })));
    await waitFor(() => expect(state().notes.map(({ text }) => text)).toEqual(['mine', 'theirs']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state().notes.map(({ text }) => text)).toEqual(['theirs']);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(state().notes.map(({ text }) => text)).toEqual(['theirs', 'mine']);
  });

  it('keeps taps without a network, says so, and sends them all in one request', async () => {
    open();
    await waitFor(() => expect(gameStore.getState().shared?.game.store.getState().link).toBe('on'));
    live.isOnline = false;
    for (const text of ['one', 'two']) act(() => void tap({ type: 'note-added', text, unit: null }));
    expect(await (await bar()).findByText('Offline: 2 taps are kept and sent later')).toBeDefined();
    const [before, asked] = [live.server.rows.length, live.asked.length];
    live.isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(live.server.rows.length).toBe(before + 2));
    expect(live.asked.slice(asked).filter((name) => name === 'write_live_rows')).toHaveLength(1);
    await waitFor(async () => expect((await bar()).queryByText(/^Offline/)).toBeNull());
  });
});

describe('a tap that no longer holds', () => {
  const conflict = async () => {
    await sitTogether();
    act(() => void tap({ type: 'turn-started', player: 'anna', number: 1 }));
    await waitFor(() => expect(gameStore.getState().shared?.game.store.getState().link).toBe('on'));
    live.isOnline = false;
    const unit = state().players['anna']?.units[0] ?? '';
    act(() => void tap({ type: 'unit-stressed', unit, by: 1 }));
    act(() => void tap({ type: 'unit-stressed', unit, by: 1 }));
    live.write(RIVAL, now({ type: 'turn-completed', number: 1 }));
    live.isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    return { unit, ...open() };
  };

  it('is given back with what the other player did, and added again or left out', async () => {
    const { unit, user } = await conflict();
    const question = 'Berta had ended the round: your “Lotta: stress +1” was not counted.';
    expect(await (await bar()).findByText(question)).toBeDefined();
    expect((await bar()).getByText(/Add it again\?/).textContent).toBe(
      'Add it again? 1 more tap waits behind it.',
    );
    expect(tap({ type: 'note-added', text: 'x', unit: null })).toBe('answer-first');
    await user.click((await bar()).getByRole('button', { name: 'Add it again' }));
    expect(state().units[unit]?.stress).toBe(1);
    await user.click((await bar()).getByRole('button', { name: 'Leave it out' }));
    expect(state().units[unit]?.stress).toBe(1);
    expect((await bar()).queryByRole('button', { name: 'Add it again' })).toBeNull();
  });
});

describe('a request that needs a nod', () => {
  beforeEach(sitTogether);

  it('of the other player is agreed to or refused', async () => {
    act(() => void tap({ type: 'note-added', text: 'mine', unit: null }));
    await waitFor(() => expect(live.server.rows.at(-1)?.body).toMatchObject({ kind: 'event' }));
    const row = live.server.rows.at(-1)?.id ?? '';
    const { user } = open();
    act(() => live.say(said({ kind: 'undo', of: row })));
    expect(await (await bar()).findByText('Berta asks to undo “Note: mine”.')).toBeDefined();
    await user.click((await bar()).getByRole('button', { name: 'Refuse' }));
    expect(state().notes).toHaveLength(1);
    act(() => live.say(said({ kind: 'settings', entry: 'anyone' })));
    const asked = 'Berta asks that both players may enter everything.';
    expect(await (await bar()).findByText(asked)).toBeDefined();
    await user.click((await bar()).getByRole('button', { name: 'Agree' }));
    const [unit] = state().players['berta']?.units ?? [];
    expect(tap({ type: 'unit-stressed', unit: unit ?? '', by: 1 })).toBeNull();
  });

  it('of one’s own waits for the other player and can be taken back', async () => {
    act(() => live.say(now({ type: 'note-added', text: 'theirs', unit: null })));
    const { user } = open();
    await user.click(await (await bar()).findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Note: theirs')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Ask to undo it' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const asking = 'You ask to undo “Note: theirs”. The other player has yet to agree.';
    expect(await (await bar()).findByText(asking)).toBeDefined();
    expect(state().notes).toHaveLength(1);
    await user.click((await bar()).getByRole('button', { name: 'Take the request back' }));
    expect((await bar()).queryByText(asking)).toBeNull();
  });

  it('for a seat lets a phone take the place of a lost one', async () => {
    const { user } = open();
    act(() => {
      live.write('another-account', said({ kind: 'seat', player: 'berta' }));
      live.say();
    });
    expect(await (await bar()).findByText('Another phone asks to play as Berta.')).toBeDefined();
    await user.click((await bar()).getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(live.server.rows.at(-1)?.body).toMatchObject({ kind: 'nod' }));
    const seats = gameStore.getState().shared?.game.store.getState().standing.shown.seats;
    expect(seats).toContainEqual({ player: 'berta', author: 'another-account' });
  });
});

describe('the end of playing together', () => {
  beforeEach(sitTogether);

  it('by leaving keeps a copy of the game on this phone alone', async () => {
    act(() => void tap({ type: 'note-added', text: 'kept', unit: null }));
    const { user } = open();
    await user.click(await (await bar()).findByRole('button', { name: 'Details' }));
    await user.click(await screen.findByRole('button', { name: 'Leave the game' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(gameStore.getState().isShared).toBe(false));
    expect([state().notes[0]?.text, state().players['anna']?.kind]).toEqual(['kept', 'me']);
    expect(localStorage.getItem('prod_gameState')).toContain('kept');
    await waitFor(() => expect(live.asked).toContain('leave_live_game'));
  });

  it('when it was deleted says so, and goes on with this phone alone', async () => {
    const { user } = open();
    live.refusal = { status: 404, body: { code: 'PT404', message: '', details: 'live_game' } };
    act(() => void tap({ type: 'note-added', text: 'kept', unit: null }));
    expect(await (await bar()).findByText('This game is no longer shared with this phone')).toBeDefined();
    await user.click((await bar()).getByRole('button', { name: 'Go on with this phone alone' }));
    await waitFor(() => expect(gameStore.getState().isShared).toBe(false));
    expect(state().notes[0]?.text).toBe('kept');
  });

  it('when the account may not play any longer says that taps are kept', async () => {
    open();
    live.refusal = { status: 403, body: { code: '42501', message: '', details: 'may_not_play' } };
    act(() => void tap({ type: 'note-added', text: 'kept', unit: null }));
    expect(await (await bar()).findByText('You are signed out of this game')).toBeDefined();
    expect((await bar()).getByRole('link', { name: 'Sign in' })).toBeDefined();
  });
});

it('asks for an update when the other phone has a newer app, and takes no tap until then', async () => {
  await sitTogether();
  open();
  live.write(RIVAL, { v: 2, kind: 'dance' });
  act(() => live.say());
  expect(await (await bar()).findByText('The other phone has a newer version of the app')).toBeDefined();
  expect(tap({ type: 'note-added', text: 'x', unit: null })).toBe('too-old');
});

it('says once that an entry of the other phone could not be read', async () => {
  await sitTogether();
  const { user } = open();
  live.write(RIVAL, { v: 1, kind: 'dance' });
  act(() => live.say());
  expect(await (await bar()).findByText('1 entry of the other phone could not be read')).toBeDefined();
  await user.click((await bar()).getByRole('button', { name: 'Understood' }));
  expect((await bar()).queryByText(/could not be read/)).toBeNull();
});

it('makes a new code for a phone that takes the place of a lost one', async () => {
  await sitTogether();
  const { user } = open();
  await user.click(await (await bar()).findByRole('button', { name: 'Details' }));
  await user.click(await screen.findByRole('button', { name: 'Let another phone in' }));
  expect(await screen.findByText(`${CODE.slice(0, 3)} ${CODE.slice(3)}`)).toBeDefined();
});

it('hands out the link with which others watch, and ends it with a new one', async () => {
  await sitTogether();
  const { user } = open();
  await user.click(await (await bar()).findByRole('button', { name: 'Details' }));
  await user.click(await screen.findByRole('button', { name: 'Let others watch' }));
  const dialog = within(await screen.findByRole('dialog'));
  const copied = async () => {
    await user.click(await dialog.findByRole('button', { name: 'Copy link' }));
    return navigator.clipboard.readText();
  };
  expect(await copied()).toBe('http://localhost:3000/watch/watch-1');
  expect(dialog.getByRole('img', { name: 'QR code to watch this game' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
  expect(await dialog.findByText('This link is new. The one before it has ended.')).toBeDefined();
  expect(await copied()).toBe('http://localhost:3000/watch/watch-2');
});
