import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putGame } from '#data/games/game-shelf.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { play } from '#tests/builders/games.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as PrintReportPage } from './print-report-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));

const game = play(
  tableGame('take-positions', null),
  { type: 'turn-started', player: 'anna', number: 1 },
  { type: 'unit-placed', unit: 'berta/hetman/1', place: 'fled' },
  { type: 'note-added', text: 'The Hetman ran', unit: null },
);
const open = (id: string) =>
  renderApp(<PrintReportPage />, { address: `/print-report/${id}`, path: '/print-report/:gameId' });

beforeEach(async () => {
  vi.stubGlobal('indexedDB', {});
  Object.defineProperty(document, 'fonts', {
    value: { ready: new Promise(() => undefined) },
    configurable: true,
  });
  await putGame(game, PAUSED, 1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  emptyDatabases();
});

it('has the score, both armies with their losses, and the course of the game on one sheet', async () => {
  const { user } = open(game.log.id);
  const sheet = within(await screen.findByRole('main'));
  expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('Anna 0 : 0 Berta');
  expect(sheet.getByText('Hetman (Fled)')).toBeDefined();
  expect(sheet.getByText(/Northern Tribes · 0 units lost · 0 pts/)).toBeDefined();
  expect(sheet.getByText('Note: The Hetman ran', { exact: false })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Letter' }));
  expect(screen.getByRole('main').dataset['paper']).toBe('letter');
});

it('says that there is nothing to print for a game that is not here', async () => {
  open('another');
  expect(await screen.findByRole('heading', { name: 'There is no report to print here' })).toBeDefined();
});
