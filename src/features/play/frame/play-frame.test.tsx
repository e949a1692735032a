import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER, type Viewer } from '#domain/access/viewer.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readyGame } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PlayFrame } from './play-frame.tsx';
import { sessionKey } from '#platform/environment.ts';

const open = (address: string) =>
  renderApp(
    <PlayFrame phase="game" title="Round" bar={<button type="button">Next</button>}>
      <p>The table</p>
    </PlayFrame>,
    { address, path: '/game/:gameId?' },
  );
const address = ({ router }: ReturnType<typeof open>) => router.state.location.pathname;

beforeEach(() => {
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  gameStore.getState().replace(readyGame('loot'));
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('a page of the running game', () => {
  it('opens for players with access; others read the reason', () => {
    sessionStore.setState({ viewer: GUEST });
    open('/game');
    expect(screen.getByText('This feature is only available to testers.')).not.toBeNull();
    expect(screen.queryByText('The table')).toBeNull();
    const way = screen.getByRole('link', { name: 'Sign in' });
    expect(way.getAttribute('href')).toBe('/login?next=%2Fgame');
  });

  it('goes on for the account that was let in when its flags cannot be read any more', async () => {
    const anna = (isWabAdmin: boolean): Viewer => ({
      status: 'authenticated',
      userId: 'anna',
      email: '',
      isTester: false,
      isPreview: false,
      isWabAdmin,
    });
    localStorage.setItem(sessionKey(), '{}');
    sessionStore.setState({ viewer: anna(true) });
    open('/game/g');
    await waitFor(() => expect(localStorage.getItem(storageKeys.playGranted)).toBe('anna'));
    act(() => sessionStore.setState({ viewer: anna(false) }));
    expect(screen.getByText('The table')).not.toBeNull();
    localStorage.removeItem(sessionKey());
    act(() => sessionStore.setState({ viewer: GUEST }));
    expect(screen.queryByText('The table')).toBeNull();
  });

  it('shows the game of its address, and leads to the summary of another', () => {
    open('/game/g');
    expect(within(screen.getByRole('region', { name: 'Next step' })).getByText('Next')).not.toBeNull();
    expect(address(open('/game/another'))).toBe('/summary/another');
  });

  it('leads to the page of the phase that the game is in', () => {
    gameStore.getState().act({ type: 'phase-changed', phase: 'deployment' });
    expect(address(open('/game/g'))).toBe('/deployment/g');
  });

  it('leads to the start when there is no game', () => {
    gameStore.getState().reset();
    expect(address(open('/game'))).toBe('/play');
  });

  it('leads back to a phase that was reached, by the strip, and on to none that was not', async () => {
    const opened = open('/game/g');
    const strip = within(screen.getByRole('navigation', { name: 'Phases of the game' }));
    expect(strip.getByRole('button', { name: /Scoring/ }).hasAttribute('disabled')).toBe(true);
    await opened.user.click(strip.getByRole('button', { name: /Setup/ }));
    expect([gameStore.getState().game.state.currentPhase, address(opened)]).toEqual(['setup', '/setup/g']);
  });
});
