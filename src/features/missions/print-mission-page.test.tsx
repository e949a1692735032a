import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#domain/catalogue/types.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as PrintMissionPage } from './print-mission-page.tsx';

const print = vi.fn<() => void>();
const open = (id: string, language: Language = 'en') =>
  renderApp(<PrintMissionPage />, {
    address: `/print-mission/${id}`,
    path: '/print-mission/:id',
    language,
  });

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

it('prints a mission by itself, once, with its name as the title of the window', async () => {
  open('loot');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole('article')).toBeDefined();
  expect(document.title).toBe('Loot – Muster');
});

it('prints nothing for an unknown mission, and says what to do', async () => {
  open('nothing');
  expect(await screen.findByRole('heading', { name: 'There is no mission to print here' })).toBeDefined();
  expect(screen.getByText('Close this window and print again from the mission.')).toBeDefined();
  expect(print).not.toHaveBeenCalled();
});

it('prints a feat in the language of the page, and again by its button', async () => {
  const { user } = open('track', 'es');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.title).toBe('Rastreo – Muster');
  expect(screen.queryByRole('img', { name: /^Map of/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(2);
});

it('prints nothing while the missions cannot be loaded, and then what another try brings', async () => {
  vi.doMock('virtual:missions/fr', () => {
    throw new TypeError('Failed to fetch');
  });
  const { user } = open('loot', 'fr');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(print).not.toHaveBeenCalled();
  vi.doUnmock('virtual:missions/fr');
  await user.click(again);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { level: 2, name: 'Butin' })).toBeDefined();
});

it('closes its window by its button', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const { user } = open('loot');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
