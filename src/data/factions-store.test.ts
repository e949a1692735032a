import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import { factionsStore } from './factions-store.ts';

const fetched = vi.fn<typeof fetch>();
const { refresh } = factionsStore.getState();
const status = () => factionsStore.getState().status;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the factions', () => {
  it('are there before anything was fetched', () => {
    expect(status()).toBe('populated');
    expect(factionsStore.getState().factions.map(({ id }) => id)).toContain('northern-tribes');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are loading until the server answers, and come past the browser’s cache', async () => {
    fetched.mockResolvedValue(Response.json(['northern-tribes']));
    const outcome = refresh();
    expect(status()).toBe('loading');
    expect(await outcome).toBe('refreshed');
    expect(status()).toBe('populated');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/factions.json', { cache: 'reload' });
  });

  it('are the app’s own when the server lists none', async () => {
    fetched.mockResolvedValue(Response.json([]));
    expect([await refresh(), status()]).toEqual(['empty', 'populated']);
    expect(factionsStore.getState().factions).toBe(catalogue.factions);
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers with an error', () => Promise.resolve(Response.json([], { status: 500 }))],
    ['the answer is a page instead of data', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the answer is no list', () => Promise.resolve(Response.json({ factions: [] }))],
  ])('fail, but stay in use, when %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    expect([await refresh(), status()]).toEqual(['failed', 'error']);
    expect(factionsStore.getState().factions).toBe(catalogue.factions);
  });
});
