import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultLine } from '../faults.ts';
import { numberBounds, placedNumbersBounds } from './number-places.ts';
import { EMPTY_OVERLAY, mergeOverlays, type Overlay } from './overlay.ts';
import { parseOverlay } from './overlay-schema.ts';

const says = (numbers: unknown) => ({ ...EMPTY_OVERLAY, missions: { raid: { numbers } } });
const read = (numbers: unknown) => parseOverlay(says(numbers), 'release');
const faults = (numbers: unknown) => {
  const parsed = read(numbers);
  return parsed.ok ? [] : parsed.faults.map(faultLine);
};

const PLACES = [
  'rounds',
  'turns.0',
  'turns.19',
  'listPoints',
  'scoring.own-a.points',
  'variants.older.scoring.own-a.most',
  'scoring.race.formula.behind',
  'markers.fog.step',
  'tokens.loot.conquest',
  'meters.glory.min',
  'control.range',
];

describe('the numbers of a mission in a change', () => {
  it('have a known place and stay within its bounds', () => {
    expect(PLACES.filter((place) => numberBounds(place) === null)).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), fc.integer({ min: -10_010, max: 10_010 }), (place, number) => {
        const { from, to } = numberBounds(place) ?? { from: 0, to: 0 };
        expect(read({ [place]: number }).ok).toBe(number >= from && number <= to);
      }),
    );
  });

  it.each<[unknown, string]>([
    [{ rounds: 21 }, 'rounds: expected a whole number from 1 to 20, found 21'],
    [{ rounds: 2.5 }, 'rounds: expected a whole number, found 2.5'],
    [{ rounds: '3' }, 'rounds: expected a whole number, found "3"'],
    [{ rounds: null }, 'rounds: expected a whole number, found null'],
    [{ 'turns.x': 3 }, 'turns.x: expected the place of a number, found "turns.x"'],
    [{ 'turns.01': 3 }, 'turns.01: expected the place of a number, found "turns.01"'],
    [{ 'turns.0.x': 3 }, 'turns.0.x: expected the place of a number, found "turns.0.x"'],
    [{ 'map.zones.0.size': 3 }, 'map.zones.0.size: expected the place of a number, found "map.zones.0.size"'],
    [
      { 'variants.a.rounds': 3 },
      'variants.a.rounds: expected the place of a number, found "variants.a.rounds"',
    ],
  ])('are refused with their place: %j', (numbers, line) => {
    expect(faults(numbers)).toEqual([`release: missions.raid.numbers.${line}`]);
  });

  it('stand beside those of an earlier change, and the later one holds', () => {
    const earlier: Overlay = {
      ...EMPTY_OVERLAY,
      missions: { raid: { en: { name: 'Raid' }, numbers: { rounds: 3, 'turns.0': 5 } } },
    };
    const later: Overlay = { ...EMPTY_OVERLAY, missions: { raid: { numbers: { rounds: 4 } } } };
    expect(mergeOverlays(earlier, later).missions).toEqual({
      raid: { en: { name: 'Raid' }, numbers: { rounds: 4, 'turns.0': 5 } },
    });
  });
});

describe('the bounds of numbers as JSON Schema', () => {
  it('are those of each place, by its pattern', () => {
    const { patternProperties } = placedNumbersBounds();
    for (const place of PLACES) {
      const found = Object.entries(patternProperties).find(([pattern]) =>
        new RegExp(pattern, 'u').test(place),
      );
      const { from, to } = numberBounds(place) ?? { from: NaN, to: NaN };
      expect(found?.[1]).toEqual({ type: 'integer', minimum: from, maximum: to });
    }
  });
});
