import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import { ScoringPage } from './scoring-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };

beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

it('has all rounds open in a window where they stand beside each other', async () => {
  onWideWindow();
  const game = gameStore.getState();
  game.replace(tableGame('take-positions', null));
  game.act({ type: 'turn-started', player: 'berta', number: 1 });
  game.act({ type: 'phase-changed', phase: 'scoring' });
  renderApp(<ScoringPage texts={TEXTS} />, {
    address: '/scoring/game-take-positions',
    path: '/:phase/:gameId',
  });
  await screen.findByRole('heading', { name: 'Between rounds' });
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map(({ open }) => open)).toEqual([true, true, true]);
});
