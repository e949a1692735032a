import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyName } from './names.ts';

describe('copyName', () => {
  it('numbers the copy after the lists that are there', () => {
    expect(copyName('Raid', ['Raid'])).toBe('Raid (2)');
    expect(copyName('Raid', ['Raid', 'raid (2)'])).toBe('Raid (3)');
  });

  it('counts on from a copy instead of adding brackets', () => {
    expect(copyName('Raid (2)', ['Raid', 'Raid (2)'])).toBe('Raid (3)');
    expect(copyName('Raid (7)', ['Raid (7)'])).toBe('Raid (2)');
  });

  it('numbers a list without a name too', () => {
    expect(copyName(' ', [])).toBe('(2)');
  });

  it('never proposes a name that a list has', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, existing) => {
        const proposed = copyName(name, existing);
        expect([name, ...existing]).not.toContain(proposed);
      }),
    );
  });
});
