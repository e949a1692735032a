import { describe, expect, it } from 'vitest';
import { AuthError } from './auth-error.ts';
import { mergeMetadata, requireSmall } from './metadata.ts';

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let at = 0; at < depth; at++) value = [value];
  return value;
}

describe('requireSmall', () => {
  it('returns metadata of up to 3000 bytes', () => {
    const metadata = { x: 'x'.repeat(2_992), y: undefined };
    expect(requireSmall(metadata)).toBe(metadata);
    expect(() => requireSmall({ x: 'ж'.repeat(1_500) })).toThrow(AuthError);
  });

  it.each([
    ['NUL', { a: [{ b: 'x\0' }] }],
    ['NUL in a name', { '\0': 1 }],
    ['half a letter', { a: 'x\ud83d' }],
    ['half a letter in a name', { a: { '\udc00': 1 } }],
    ['more levels than can be written', { a: nested(200_000) }],
  ])('refuses %s', (_, metadata) => {
    expect(() => requireSmall(metadata)).toThrow(AuthError);
  });

  it('accepts texts that only look like forbidden ones', () => {
    for (const text of [String.raw`\u0000`, String.raw`\ud83d`, '🙂']) {
      expect(requireSmall({ text })).toEqual({ text });
    }
  });
});

describe('mergeMetadata', () => {
  it('replaces keys, deletes those that become null, and changes neither argument', () => {
    const before = { a: 1, b: { c: 1 }, d: 2 };
    expect(mergeMetadata(before, { b: { e: 1 }, d: null, f: 3 })).toEqual({ a: 1, b: { e: 1 }, f: 3 });
    expect(before).toEqual({ a: 1, b: { c: 1 }, d: 2 });
    expect(mergeMetadata(null, { a: 1 })).toEqual({ a: 1 });
  });
});
