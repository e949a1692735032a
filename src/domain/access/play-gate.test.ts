import { describe, expect, it } from 'vitest';
import { type PlayMemory, playGate } from './play-gate.ts';
import { GUEST, LOADING, PREVIEW_VIEWER, type Viewer } from './viewer.ts';

const NOTHING: PlayMemory = {
  grantedTo: null,
  hasSession: false,
  isRunning: false,
  isReachable: true,
  isShared: false,
};
const KNOWN: PlayMemory = { ...NOTHING, grantedTo: 'anna', hasSession: true };
const user = (flags: { isTester?: boolean; isWabAdmin?: boolean }, userId = 'anna'): Viewer => ({
  status: 'authenticated',
  userId,
  email: '',
  isTester: false,
  isWabAdmin: false,
  isPreview: false,
  ...flags,
});

describe('play mode', () => {
  it('opens for testers, administrators and previews, for nobody else', () => {
    const gate = (viewer: Viewer) => playGate(viewer, NOTHING);
    expect([gate(user({ isTester: true })), gate(user({ isWabAdmin: true })), gate(PREVIEW_VIEWER)]).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect([gate(user({})), gate(GUEST), gate(LOADING)]).toEqual(['closed', 'closed', 'unknown']);
  });

  it('goes on without a network for the account that was let in here', () => {
    const offline = { ...KNOWN, isReachable: false };
    expect([GUEST, LOADING, user({})].map((viewer) => playGate(viewer, offline))).toEqual(
      Array.from({ length: 3 }, () => 'open'),
    );
    expect(playGate(user({}, 'berta'), offline)).toBe('closed');
    expect(playGate(GUEST, { ...offline, hasSession: false })).toBe('closed');
  });

  it('opens for everybody in a game that another phone shares', () => {
    const shared = { ...NOTHING, isShared: true };
    expect([GUEST, LOADING, user({})].map((viewer) => playGate(viewer, shared))).toEqual(
      Array.from({ length: 3 }, () => 'open'),
    );
  });

  it('does not interrupt the running game of that account, and asks again for the next one', () => {
    expect(playGate(user({}), { ...KNOWN, isRunning: true })).toBe('open');
    expect(playGate(user({}), KNOWN)).toBe('closed');
  });
});
