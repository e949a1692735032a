import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId, uuidOf } from './ids.ts';

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a new id', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a random UUID, another one each time', () => {
    expect(newId()).toMatch(UUID_4);
    expect(newId()).not.toBe(newId());
  });

  it('is one as well on pages without TLS, where the browser makes none', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    expect(newId()).toMatch(UUID_4);
    expect(newId()).not.toBe(newId());
  });

  it('carries the bits of version and variant whatever the bytes', () => {
    expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
