import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '#tests/builders/catalogue.ts';
import { differs, MOST_COMPARED, readCompared, toggleCompared, writeCompared } from './compare.ts';

const catalogue = smallCatalogue();
const [one, two, three, four, five] = catalogue.units;
if (!one || !two || !three || !four || !five) throw new Error('The small catalogue has become too small');

describe('the units that are compared', () => {
  it('come back from the address as they were written', () => {
    const { units, dropped } = readCompared(writeCompared([two, one]), catalogue);
    expect(units).toEqual([two, one]);
    expect(dropped).toBe(0);
  });

  it('are each once, known, and four at most; the rest is counted', () => {
    const text = `${writeCompared([one, one, two, three, four, five])},nowhere:nobody,%,`;
    const { units, dropped } = readCompared(text, catalogue);
    expect(units).toEqual([one, two, three, four]);
    expect(dropped).toBe(3);
    expect(readCompared(null, catalogue)).toEqual({ units: [], dropped: 0 });
  });

  it('are added and taken out, never more than four', () => {
    expect(toggleCompared([one], two)).toEqual([one, two]);
    expect(toggleCompared([one, two], one)).toEqual([two]);
    const full = [one, two, three, four];
    expect(full).toHaveLength(MOST_COMPARED);
    expect(toggleCompared(full, five)).toBe(full);
  });

  it('differ where they do not all say the same', () => {
    expect(differs(['3', '3'])).toBe(false);
    expect(differs(['3', '3', '2'])).toBe(true);
  });
});
