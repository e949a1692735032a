import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onStorageFull } from './full.ts';
import { openDatabase } from './open-database.ts';

const close = vi.fn<() => void>();
vi.mock('idb', () => ({ openDB: async () => Promise.resolve({ close }) }));

const [refused, full] = ['SecurityError', 'QuotaExceededError'].map((name) => new DOMException('no', name));
const heard = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  onStorageFull(heard);
});
afterEach(() => {
  heard.mockReset();
  vi.unstubAllGlobals();
});

describe('a write for which the browser has no room', () => {
  it('fails, and whoever listens hears of it', async () => {
    const inDatabase = openDatabase('any', () => undefined);
    await expect(inDatabase(async () => Promise.reject(full))).rejects.toBe(full);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is not any other failure', async () => {
    const inDatabase = openDatabase('any', () => undefined);
    await expect(inDatabase(async () => Promise.reject(refused))).rejects.toBe(refused);
    expect(heard).not.toHaveBeenCalled();
  });
});
