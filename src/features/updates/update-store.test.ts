import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWhole } from '#platform/service-worker/follow-worker.ts';
import { followUpdates, updateStore } from './update-store.ts';

vi.mock('#platform/service-worker/start-check.ts', () => ({
  checkStart: async () => Promise.resolve('same'),
}));
vi.mock('#platform/service-worker/follow-worker.ts', () => ({
  followWorker: async () => Promise.resolve({ waiting: null }),
  keepWhole: vi.fn<() => Promise<string>>(async () => Promise.resolve('new')),
}));

const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: isOn } });

beforeEach(() => {
  vi.mocked(keepWhole).mockClear();
  updateStore.setState({ isReady: false });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

describe('the whole app for use without a network', () => {
  it('is fetched unasked, and the player hears that it is there', async () => {
    saveData(false);
    expect(await followUpdates()).toBe(true);
    expect(keepWhole).toHaveBeenCalledWith({ isAsked: false });
    expect(updateStore.getState().isReady).toBe(true);
  });

  it('is left to the player where the browser saves data', async () => {
    saveData(true);
    expect(await followUpdates()).toBe(false);
    expect(keepWhole).not.toHaveBeenCalled();
    expect(updateStore.getState().isReady).toBe(false);
  });
});
