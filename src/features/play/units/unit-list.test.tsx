import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { setPatch } from '#data/release/kept-patch.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { UnitSetup } from '#domain/game/types.ts';
import { readyGame, troop } from '#tests/builders/games.ts';
import { patchOf } from '#tests/builders/release-patch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { GamePage } from '../table/game-page.tsx';

const TEXTS = { line: (text: string) => text, text: (text: string) => text, article: () => null };

/** Gives Berta these units, and begins her turn. */
function bring(...units: readonly UnitSetup[]) {
  const list = gameStore.getState().game.state.players['berta']?.list;
  if (list === undefined || list === null) throw new Error('No list.');
  const { act: perform } = gameStore.getState();
  act(() => {
    expect(perform({ type: 'list-set', player: 'berta', list, units })).toBeNull();
    expect(perform({ type: 'turn-started', player: 'berta', number: 1 })).toBeNull();
  });
}

beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  act(() => gameStore.getState().replace(readyGame('loot')));
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
  setPatch(null);
});

/** The table, and the addresses of the pictures in Berta's rows once there is one. */
async function pictures() {
  renderApp(<GamePage texts={TEXTS} />);
  const units = screen.getByRole('list', { name: 'Units of Berta' });
  const images = () => [...units.querySelectorAll('img')];
  await waitFor(() => expect(images()).not.toEqual([]));
  return { units, addresses: images().map((image) => image.getAttribute('src')), images: images() };
}

it('shows the portrait of a known unit, and asks for none of a unit that a list describes', async () => {
  bring(
    troop('berta/1', { unitId: 'orc-hunters', name: '../../admin' }),
    troop('berta/2', { unitId: 'alborc', faction: 'syenann', name: 'Alborc' }),
    troop('berta/3', { unitId: 'https://example.org/x', name: 'Ice Archers' }),
    troop('berta/4', { unitId: '__proto__', name: 'javascript:alert(1)', type: null }),
  );
  const { units, addresses, images } = await pictures();
  expect(addresses).toEqual(['/art/portrait/orc_hunters_portrait_small.jpg']);
  expect(images.map(({ alt }) => alt)).toEqual(['']);
  expect(within(units).getAllByRole('heading')).toHaveLength(4);
});

it('follows the release that is in place: a renamed unit, and one that is gone', async () => {
  setPatch({
    ...patchOf(3, { 'northern-tribes/alborc': { name: 'Alborc Reborn' }, 'northern-tribes/hersir': null }),
    pictures: ['alborc_reborn'],
  });
  bring(troop('berta/1', { unitId: 'alborc' }), troop('berta/2', { unitId: 'hersir' }));
  const { addresses } = await pictures();
  expect(addresses).toEqual(['/art/portrait/alborc_reborn_portrait_small.jpg?release=3']);
});
