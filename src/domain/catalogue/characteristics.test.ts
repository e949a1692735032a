import { describe, expect, it } from 'vitest';
import { FIXED_CHARACTERISTICS, isFixedCharacteristic } from './characteristics.ts';

describe('the fixed characteristics', () => {
  it('are 23 different names, the first Infantry and the last High Command', () => {
    expect(new Set(FIXED_CHARACTERISTICS).size).toBe(23);
    expect(FIXED_CHARACTERISTICS.at(0)).toBe('Infantry');
    expect(FIXED_CHARACTERISTICS.at(-1)).toBe('High Command');
  });

  it('are recognised in any capitals', () => {
    expect(isFixedCharacteristic('red cap')).toBe(true);
  });

  it('leave every other word to the keywords', () => {
    expect(isFixedCharacteristic('Shadow')).toBe(false);
    expect(isFixedCharacteristic('Scout')).toBe(false);
  });
});
