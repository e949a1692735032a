import { describe, expect, it } from 'vitest';
import { findTyped } from './find-typed.ts';

const labels = ['Dark', 'Élite', 'Light', 'Little', 'Late'];

describe('findTyped', () => {
  it('finds the label that starts with what was typed, accents and case apart', () => {
    expect(findTyped(labels, 'EL', -1)).toBe(1);
    expect(findTyped(labels, 'lit', 2)).toBe(3);
  });

  it('walks through the labels of one letter that is typed again and again', () => {
    expect(findTyped(labels, 'l', 1)).toBe(2);
    expect(findTyped(labels, 'll', 2)).toBe(3);
    expect(findTyped(labels, 'lll', 4)).toBe(2);
  });

  it('stays where it is while a longer word still fits', () => {
    expect(findTyped(labels, 'li', 2)).toBe(2);
  });

  it('returns -1 for letters that start no label', () => {
    expect(findTyped(labels, 'x', 0)).toBe(-1);
    expect(findTyped([], 'l', 0)).toBe(-1);
  });
});
