import { describe, expect, it } from 'vitest';
import { limitedActionOf } from './problem.ts';

describe('limitedActionOf', () => {
  it('knows what the database counts, and nothing else', () => {
    expect(limitedActionOf('comments')).toBe('comments');
    expect(limitedActionOf('constructor')).toBeNull();
    expect(limitedActionOf('')).toBeNull();
  });
});
