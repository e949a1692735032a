import { describe, expect, it } from 'vitest';
import { both, mirror, whole } from './path.ts';

describe('symmetric paths', () => {
  it('mirrors every command at the axis and keeps heights', () => {
    expect(mirror('M1 2L-3 4Q5 6 7 8C1 2 3 4 5 6Z')).toBe('M-1 2L3 4Q-5 6 -7 8C-1 2 -3 4 -5 6Z');
  });

  it('never writes a negative zero', () => {
    expect(mirror('M0 5')).toBe('M0 5');
  });

  it('puts a shape and its mirror image side by side', () => {
    expect(both('M1 2L3 4Z')).toBe('M1 2L3 4ZM-1 2L-3 4Z');
  });

  it('closes half a shape by walking its mirror image back', () => {
    expect(whole('M0 0L10 5C20 10 30 20 0 40')).toBe('M0 0L10 5C20 10 30 20 0 40C-30 20 -20 10 -10 5L0 0Z');
  });
});
