import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followInstall, installStore } from '#platform/install.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { InstallCard, InstallPanel } from './install.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

const clock = vi.spyOn(performance, 'now');
const agent = vi.spyOn(navigator, 'userAgent', 'get');

beforeAll(followInstall);
beforeEach(() => {
  installStore.setState({ offer: null, isDone: false });
  clock.mockReturnValue(5_000);
  localStorage.setItem('armyLists', '[{}]');
});
afterEach(() => {
  agent.mockReset();
  vi.useRealTimers();
});

/** The browser offers to install the app. */
function offer() {
  const prompt = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}
const show = (isFirstVisit = false) => renderApp(<InstallCard isFirstVisit={isFirstVisit} />);
const card = () => screen.queryByRole('region', { name: 'Install Muster' });

describe('the offer to install the app', () => {
  it('has the browser ask when the player says so, and comes only once', async () => {
    const { prompt, event } = offer();
    expect(event.defaultPrevented).toBe(true);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
    cleanup();
    offer();
    show();
    expect(card()).toBeNull();
  });

  it('tells on an iPhone how it is done, and is dismissed for ever', async () => {
    agent.mockReturnValue(IPHONE);
    const { user } = show();
    expect(card()?.textContent).toContain('tap Share, then Add to Home Screen.');
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Do not show again' }));
    cleanup();
    show();
    expect(card()).toBeNull();
  });

  it('waits for a saved list, and on a first visit for a minute', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    localStorage.removeItem('armyLists');
    offer();
    show(true);
    localStorage.setItem('armyLists', '[{}]');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(card()).toBeNull();
    clock.mockReturnValue(61_000);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(card()).not.toBeNull();
  });
});

describe('the page about offline use', () => {
  it('always says how the app is installed, and does it where the browser can', async () => {
    const { user } = renderApp(<InstallPanel />);
    expect(screen.getByText(/tap Share, then Add to Home Screen/)).toBeDefined();
    expect(screen.getByText(/open the menu of your browser/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    const { prompt } = offer();
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(screen.getByText('Muster is installed on this device.')).toBeDefined();
  });
});
