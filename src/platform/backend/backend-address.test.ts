import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBackend } from './backend-address.ts';
import { BackendUnavailable } from './backend-error.ts';

const TOLD = { url: '', anonKey: 'public-key' };

function answering(answer: () => Response | Promise<Response>) {
  const call = vi.fn<() => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', call);
  return call;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the address of the backend', () => {
  it('is what the build says, and nobody is asked', async () => {
    vi.stubEnv('VITE_BACKEND_URL', 'https://project.example/');
    vi.stubEnv('VITE_BACKEND_ANON_KEY', 'built-key');
    const asked = answering(() => Response.json(TOLD));
    expect(await findBackend()).toEqual({ url: 'https://project.example', anonKey: 'built-key' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is what the own server says; an empty one is its own origin', async () => {
    answering(() => Response.json(TOLD));
    expect(await findBackend()).toEqual({ url: location.origin, anonKey: 'public-key' });
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server has a fault', () => new Response('', { status: 500 })],
    ['a page comes instead', () => new Response('<!doctype html>')],
    ['the key is missing', () => Response.json({ url: '' })],
  ])('is what the server said last when %s', async (_, answer) => {
    answering(() => Response.json({ ...TOLD, url: 'https://api.example' }));
    await findBackend();
    answering(answer);
    expect(await findBackend()).toEqual({ url: 'https://api.example', anonKey: 'public-key' });
    localStorage.clear();
    await expect(findBackend()).rejects.toBeInstanceOf(BackendUnavailable);
  });

  it('is fetched again each time, so that new keys are found', async () => {
    answering(() => Response.json(TOLD));
    await findBackend();
    answering(() => Response.json({ ...TOLD, anonKey: 'new-key' }));
    expect((await findBackend()).anonKey).toBe('new-key');
  });
});
