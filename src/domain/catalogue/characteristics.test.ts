import { describe, expect, it } from 'vitest';
import { cardWords, FIXED_CHARACTERISTICS, isFixedCharacteristic } from './characteristics.ts';

describe('the fixed characteristics', () => {
  it('are 23 different names, the first Infantry and the last High Command', () => {
    expect(new Set(FIXED_CHARACTERISTICS).size).toBe(23);
    expect(FIXED_CHARACTERISTICS.at(0)).toBe('Infantry');
    expect(FIXED_CHARACTERISTICS.at(-1)).toBe('High Command');
  });

  it('are recognised in any capitals', () => {
    expect(isFixedCharacteristic('red cap')).toBe(true);
  });

  it('are a card’s characteristics; its other words are keywords', () => {
    expect(cardWords({ characteristics: ['Orc', 'Shadow', 'Infantry'], keywords: ['Scout'] })).toEqual({
      characteristics: ['Orc', 'Infantry'],
      keywords: ['Scout', 'Shadow'],
    });
  });

  it('leave every other word to the keywords', () => {
    expect(isFixedCharacteristic('Shadow')).toBe(false);
    expect(isFixedCharacteristic('Scout')).toBe(false);
  });
});
