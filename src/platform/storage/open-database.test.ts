import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, STORAGE_FULL } from './open-database.ts';

const close = vi.fn<() => void>();
vi.mock('idb', () => ({ openDB: async () => Promise.resolve({ close }) }));

const [refused, full] = ['SecurityError', 'QuotaExceededError'].map((name) => new DOMException('no', name));
const heard = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  addEventListener(STORAGE_FULL, heard);
});
afterEach(() => {
  removeEventListener(STORAGE_FULL, heard);
  heard.mockReset();
  vi.unstubAllGlobals();
});

describe('a write for which the browser has no room', () => {
  it('fails, and the window hears of it', async () => {
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
