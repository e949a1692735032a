import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/catalogue/is-record.ts';
import type { PlacedNumbers } from '#domain/catalogue/release/mission-numbers.ts';
import { numberBounds } from '#domain/catalogue/release/number-places.ts';
import { realLibrary, realMission } from '#tests/builders/games.ts';
import { featRules, missionRules } from '../setup.ts';
import type { DescribedFeat, DescribedMission } from './mission-library.ts';
import { featSchema, missionSchema } from './mission-schema.ts';
import { numbersOf, withNumbers } from './placed-numbers.ts';
import { featSchema as savedFeat, missionSchema as savedMission } from './saved-mission.ts';

const { missions, feats } = realLibrary();
const all: readonly (DescribedMission | DescribedFeat)[] = [...missions, ...feats];

/** Every number of a file outside its maps, by its place. */
function plainNumbers(value: unknown, at: readonly string[] = []): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[at.join('.'), value]];
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) =>
      plainNumbers(each, [...at, isRecord(each) ? String(each['id']) : String(index)]),
    );
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'map' ? [] : plainNumbers(each, [...at, key]),
  );
}

const fileOf = (item: DescribedMission | DescribedFeat): unknown =>
  JSON.parse(readFileSync(`catalogue/${'map' in item ? 'missions' : 'feats'}/${item.id}.json`, 'utf8'));

/** Any mission or feat with any numbers that its places take, and some that it has no place for. */
const corrected = fc.constantFrom(...all).chain((item) => {
  const places = Object.keys(numbersOf(item));
  const numbers = places.map((place) => {
    const { from, to } = numberBounds(place) ?? { from: 0, to: -1 };
    return [place, fc.option(fc.integer({ min: from, max: to }), { nil: undefined, freq: 2 })] as const;
  });
  return fc.record({
    item: fc.constant(item),
    numbers: fc.record(Object.fromEntries(numbers)).map((found) => {
      const said = Object.entries(found).flatMap(([place, number]) =>
        number === undefined ? [] : [[place, number] as const],
      );
      return Object.fromEntries([...said, ['scoring.nowhere.points', 9] as const]);
    }),
  });
});

describe('the numbers of missions and feats', () => {
  it('are all numbers of all files but those of maps, each within its bounds', () => {
    for (const item of all) {
      const numbers = numbersOf(item);
      const inFile = Object.fromEntries(plainNumbers(fileOf(item)));
      expect(numbers).toMatchObject(inFile);
      const outside = Object.entries(numbers).filter(([place, number]) => {
        const bounds = numberBounds(place);
        return bounds === null || number < bounds.from || number > bounds.to;
      });
      expect(outside).toEqual([]);
    }
  });

  it('take the place of those before and leave everything else', () => {
    fc.assert(
      fc.property(corrected, ({ item, numbers }: { item: (typeof all)[number]; numbers: PlacedNumbers }) => {
        const after = withNumbers(item, numbers);
        const placed = numbersOf(after);
        const before = numbersOf(item);
        for (const [place, number] of Object.entries(placed)) {
          const usual = before[place] ?? placed[`turns.${Number(place.replace('turns.', '')) - 1}`];
          expect([place, number]).toEqual([place, numbers[place] ?? usual]);
        }
        expect(placed['scoring.nowhere.points']).toBeUndefined();
        expect(withNumbers(after, numbers)).toEqual(after);
        const back = withNumbers(after, numbersOf(item));
        expect(back).toEqual(item);
      }),
    );
  });

  it('fit a file and a saved game, whatever a change says', () => {
    fc.assert(
      fc.property(corrected, ({ item, numbers }: { item: (typeof all)[number]; numbers: PlacedNumbers }) => {
        const isMission = 'map' in item;
        const file = v.parse(isMission ? missionSchema : featSchema, fileOf(item));
        const changed = withNumbers(file, numbers);
        expect(v.safeParse(isMission ? missionSchema : featSchema, changed).issues).toBeUndefined();
        const after = withNumbers(item, numbers);
        const kept =
          'map' in after
            ? v.safeParse(savedMission, missionRules(after))
            : v.safeParse(savedFeat, featRules(after));
        expect(kept.issues).toBeUndefined();
      }),
    );
  });

  it('have turns for each round: a new round has those of the one before', () => {
    const mission = realMission('battle-lines');
    expect(withNumbers({ ...mission, turns: [5, 5, 4] }, { rounds: 5, 'turns.4': 2 })).toMatchObject({
      rounds: 5,
      turns: [5, 5, 4, 4, 2],
    });
    expect(withNumbers(mission, { rounds: 1, 'turns.2': 9 })).toMatchObject({ rounds: 1, turns: [5] });
  });

  it('leave out what a mission does not have', () => {
    const numbers = numbersOf(realMission('battle-lines'));
    expect(numbers['listPoints']).toBeUndefined();
    expect(numbers['scoring.b.pool']).toBeUndefined();
    // A tick for each of its markers.
    const fog = realMission('fog-of-death');
    const places = Object.keys(numbersOf(fog));
    const [box] = fog.scoring.filter(({ markers }) => markers.length > 0);
    expect(places.filter((place) => place.startsWith(`scoring.${box?.id ?? ''}.`))).toEqual([
      `scoring.${box?.id ?? ''}.points`,
    ]);
    expect(withNumbers(realMission('battle-lines'), { listPoints: 200 })).toMatchObject({ listPoints: null });
  });
});
