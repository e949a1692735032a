import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { readyGame } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };

afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

it('only names the stress above MOR while the strip of what is due asks for the test', async () => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => {
    const { replace, act: perform } = gameStore.getState();
    replace(readyGame('loot'));
    perform({ type: 'turn-started', player: 'berta', number: 1 });
    perform({ type: 'activation-started', unit: 'berta/officer' });
    perform({ type: 'unit-stressed', unit: 'berta/troop', by: 4 });
  });
  const { user } = renderApp(<GamePage texts={TEXTS} />);
  await user.click(screen.getByRole('button', { name: /^Orc Hunters/ }));
  expect(await screen.findByText('More stress than MOR')).toBeDefined();
  expect(await screen.findAllByRole('button', { name: 'Failed: Demoralized' })).toHaveLength(1);
  expect(await screen.findAllByText(/a WP test that needs 1 success\.$/)).toHaveLength(1);
});
