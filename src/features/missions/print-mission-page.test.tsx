import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PrintMissionPage } from './print-mission-page.tsx';

const print = vi.fn<() => void>();
const open = (id: string) =>
  renderApp(<PrintMissionPage />, { address: `/print-mission/${id}`, path: '/print-mission/:id' });

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
