import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAddress, reloadPage } from '#platform/page-load.ts';
import { visitApp } from '#tests/builders/visit-app.tsx';

vi.mock('#platform/page-load.ts', () => ({
  loadAddress: vi.fn<() => void>(),
  reloadPage: vi.fn<() => void>(),
}));
vi.mock('#features/home/home-page.tsx', () => ({
  HomePage: () => {
    throw new Error('a fault of ours');
  },
}));
vi.mock('#features/print-list/print-list-page.tsx', () => {
  throw new Error('the network is gone');
});

beforeEach(() => {
  vi.mocked(reloadPage).mockClear();
  vi.mocked(console.error).mockImplementation(() => undefined);
});

afterEach(() => {
  // React and the router report what a page threw; here it was thrown on purpose.
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});

describe('the error page', () => {
  it.each([
    ['throws', '/'],
    ['cannot be fetched', '/print/full/x'],
  ])('stands in for a page that %s, and loses nothing', async (_, address) => {
    localStorage.setItem('armyLists', '[]');
    visitApp(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' }),
    ).toBeDefined();
    expect(document.title).toBe('Error – Muster');
    expect(screen.getByText(/Your lists and what you were building are kept/)).toBeDefined();
    expect(Object.entries(localStorage)).toEqual([['armyLists', '[]']]);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('says that there is no network, and opens a page that is not there yet once there is', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = visitApp('/print/full/x');
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
    expect(document.title).toBe('Offline – Muster');
    expect(screen.getByText(/It opens by itself when the network is back/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
    expect(reloadPage).not.toHaveBeenCalled();
    isOnline.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('opens a page at once when the network was back before its loss was in view', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    isOnline.mockReturnValueOnce(false).mockReturnValue(true);
    visitApp('/print/full/x');
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
    expect(reloadPage).toHaveBeenCalledOnce();
    isOnline.mockRestore();
  });

  it('keeps the bar over a page that failed, with the ways to the others', async () => {
    visitApp('/');
    await screen.findByRole('heading', { name: 'Unexpected Application Error' });
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
  });

  it('offers to load the page again, and the way to the start page', async () => {
    const { user } = visitApp('/');
    await screen.findByRole('heading', { name: 'Unexpected Application Error' });
    await user.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Go to the start page' }));
    expect(loadAddress).toHaveBeenCalledExactlyOnceWith('/');
  });
});
