import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import type { GameAction } from '#domain/game/events.ts';
import { readyGame } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tellTurns } from './tell-turns.ts';

const said = () => document.querySelector('[aria-live=polite].visually-hidden')?.textContent.trim();
const does = (action: GameAction) => act(() => void gameStore.getState().act(action));

beforeEach(() => {
  renderApp(null);
  act(() => gameStore.getState().replace(readyGame('loot')));
  tellTurns();
});

it('tells whose turn it is when a round begins and when the turn passes', () => {
  const [one, other] = Object.values(gameStore.getState().game.state.players);
  does({ type: 'turn-started', player: one?.id ?? '', number: 1 });
  expect(said()).toBe(`Round 1: ${one?.name ?? ''} to play`);
  does({ type: 'activation-completed', player: one?.id ?? '', unit: null, extra: false });
  expect(said()).toBe(`Round 1: ${other?.name ?? ''} to play`);
});

it('tells the score of both when one changes, and nothing when something else does', () => {
  const [one, other] = Object.values(gameStore.getState().game.state.players);
  does({ type: 'score-set', player: one?.id ?? '', score: 1, round: null });
  const words = said();
  expect(words).toBe(`${one?.name ?? ''}: 1 point, ${other?.name ?? ''}: 0 points`);
  does({ type: 'note-added', text: 'A note', unit: null });
  expect(said()).toBe(words);
});
