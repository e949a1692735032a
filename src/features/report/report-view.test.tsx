import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { replayOf } from '#domain/game/replay/replay.ts';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ReportView } from './report-view.tsx';

const WOUND = { type: 'attack-resolved', states: [], stress: 0, targetStress: 0, wounds: 1 } as const;

it('shows the portraits of known units, and asks for none that a list describes', async () => {
  const begun = readyGame('loot');
  const target = begun.state.players['anna']?.units[0] ?? '';
  const list = begun.state.players['berta']?.list;
  if (list === undefined || list === null) throw new Error('No list.');
  const units = [
    troop('berta/1', { unitId: 'orc-hunters', name: '../../admin' }),
    troop('berta/2', { unitId: 'https://example.org/x', name: 'Ice Archers' }),
    troop('berta/3', { unitId: '__proto__', name: 'javascript:alert(1)' }),
  ];
  const { log } = play(
    begun,
    { type: 'list-set', player: 'berta', list, units },
    { type: 'turn-started', player: 'berta', number: 1 },
    { ...WOUND, unit: 'berta/2', target },
  );
  renderApp(<ReportView replay={replayOf(log)} say={(english) => english} language="en" />);
  expect(await screen.findByText('Ice Archers')).toBeDefined();
  const addresses = () =>
    [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(addresses()).not.toEqual([]));
  expect(addresses()).toEqual(['/art/portrait/orc_hunters_portrait_small.jpg']);
});
