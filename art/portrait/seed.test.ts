import { describe, expect, it } from 'vitest';
import { pick, seedOf } from './seed.ts';

describe('a seed', () => {
  it('is the same number for the same text, on every machine', () => {
    expect(seedOf('hersir')).toBe(seedOf('hersir'));
    expect(seedOf('a')).toBe(0xe40c292c);
  });

  it('differs between texts', () => {
    expect(seedOf('hersir')).not.toBe(seedOf('hersis'));
  });

  it('picks one of a list, and nothing of an empty one', () => {
    expect(['x', 'y', 'z']).toContain(pick(['x', 'y', 'z'], 4_000_000_000));
    expect(pick([], 3)).toBeUndefined();
  });
});
