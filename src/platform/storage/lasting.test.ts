import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  APPLE,
  restoreBrowser,
  stubOlderBrowser,
  stubStorageManager,
} from '#tests/builders/storage-manager.ts';
import { askToKeep, noteRiskTold, untoldRisk } from './lasting.ts';
import * as local from './local.ts';

vi.mock('./local.ts', { spy: true });

/** Runs the app as one that is installed from now on. */
function install() {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
}

afterEach(() => {
  vi.mocked(local.isPersistent).mockReset();
  Reflect.deleteProperty(navigator, 'standalone');
  restoreBrowser();
});

describe('asking the browser to keep what is stored', () => {
  it('happens once in a tab, and once more in the installed app', async () => {
    const persist = stubStorageManager({ grants: false });
    await askToKeep();
    await askToKeep();
    expect(persist).toHaveBeenCalledOnce();
    install();
    await askToKeep();
    expect(persist).toHaveBeenCalledTimes(2);
  });

  it('does not happen where the browser keeps everything, or nothing', async () => {
    const persisted = stubStorageManager({ isPersisted: true });
    await askToKeep();
    expect(persisted).not.toHaveBeenCalled();
    const blocked = stubStorageManager();
    vi.mocked(local.isPersistent).mockReturnValue(false);
    await askToKeep();
    expect(blocked).not.toHaveBeenCalled();
  });

  it('survives a browser that cannot be asked, and one that fails', async () => {
    stubOlderBrowser();
    await expect(askToKeep()).resolves.toBeUndefined();
    stubStorageManager().mockRejectedValue(new TypeError('no'));
    await expect(askToKeep()).resolves.toBeUndefined();
  });
});

describe('the risk to warn of', () => {
  it('is that of a browser that refused, until the player was told', async () => {
    stubStorageManager({ grants: false });
    expect(await untoldRisk()).toBe('none');
    await askToKeep();
    expect(await untoldRisk()).toBe('no-room');
    noteRiskTold();
    expect(await untoldRisk()).toBe('none');
  });

  it('is none once the browser promised to keep everything', async () => {
    stubStorageManager();
    await askToKeep();
    expect(await untoldRisk()).toBe('none');
  });

  it('is a week without a visit in WebKit', async () => {
    stubStorageManager({ grants: false, vendor: APPLE });
    expect(await untoldRisk()).toBe('unvisited');
    install();
    expect(await untoldRisk()).toBe('none');
  });

  it('is that of room on an address without TLS', async () => {
    stubOlderBrowser();
    expect(await untoldRisk()).toBe('no-room');
  });
});
