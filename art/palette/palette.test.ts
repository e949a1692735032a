import { describe, expect, it } from 'vitest';
import { INK } from '../motif/layer.ts';
import { liveryOf } from './palette.ts';

const HOUSES = [
  'syenann',
  'northern-tribes',
  'hegemony-of-embersig',
  'scions-of-yaldabaoth',
  'feudom',
  'nobody',
];

/** Relative luminance of `#rrggbb` as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(HOUSES)('the livery of %s', (house) => {
  const { field, tones } = liveryOf(house);

  it('sets the ink of a figure off from the field around its head', () => {
    expect(contrast(INK, field.middle)).toBeGreaterThanOrEqual(3);
    expect(contrast(INK, field.lit)).toBeGreaterThanOrEqual(7);
  });

  it('gives every tone a lit side that is lighter than its shadow', () => {
    const flat = Object.entries(tones).filter(([, [lit, dark]]) => luminance(lit) <= luminance(dark));
    expect(flat.map(([name]) => name)).toEqual([]);
  });
});

it('shows a faction that nobody drew for in gold', () => {
  expect(liveryOf('next-years-faction')).toEqual(liveryOf('nobody'));
});
