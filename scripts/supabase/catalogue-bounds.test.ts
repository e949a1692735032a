import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Overlay } from '#domain/catalogue/release/overlay.ts';
import { changeSchemas } from '#domain/catalogue/release/overlay-schema.ts';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { HUNTER } from '#tests/builders/catalogue-sources.ts';
import { catalogueBounds } from './catalogue-bounds.ts';

const database = testDatabase();
const { id: _id, ...FIELDS } = HUNTER;
const UNIT = {
  fields: { ...FIELDS, companionOf: null },
  names: { es: 'Cazador', fr: null },
  skillTexts: { es: { Patience: { name: 'Paciencia', text: 'Espera.' } }, fr: { Patience: null } },
  isRetired: false,
};

const MISSION = {
  en: { name: 'Raid', 'rules.run.text': 'You run.' },
  numbers: {
    rounds: 20,
    'turns.0': 1,
    'turns.19': 5,
    listPoints: 200,
    'scoring.own-a.points': 3,
    'variants.older.scoring.own-a.most': 999,
    'scoring.race.formula.behind': -99,
    'control.bonus': -9,
    'meters.glory.min': 0,
  },
};

/** The path of what the database refuses of each change, null for those that it takes. */
async function misfits(part: keyof Overlay, changes: readonly unknown[]) {
  const rows = await asOwner(
    database,
    `select private.misfit(c.value, private.catalogue_bounds() -> $1 -> 'change') as misfit
     from jsonb_array_elements($2::jsonb) with ordinality as c (value, at) order by c.at`,
    [part, JSON.stringify(changes)],
  );
  return rows.map((row) => row['misfit']);
}

describe('the bounds of the catalogue in the database', () => {
  it('are those of the strict parser', async () => {
    const [row] = await asOwner(database, 'select private.catalogue_bounds() as bounds');
    expect(row?.['bounds']).toEqual(JSON.parse(JSON.stringify(catalogueBounds())));
  });

  it.each<[string, unknown, string | null]>([
    ['a whole unit', UNIT, null],
    ['points', { fields: { points: 61 } }, 'fields.points'],
    ['half points', { fields: { points: 1.5 } }, 'fields.points'],
    ['an unknown field', { fields: { size: 1 } }, 'fields.size'],
    ['a field that no unit lacks', { fields: { name: null } }, 'fields.name'],
    ['a name of 81 letters', { names: { es: 'x'.repeat(81) } }, 'names.es'],
    ['a name of 80 letters', { names: { es: 'x'.repeat(80) } }, null],
    ['blanks around a text', { fields: { name: ' Orc' } }, 'fields.name'],
    ['a type that there is not', { fields: { type: 'Dragon' } }, 'fields.type'],
    ['a language that there is not', { names: { xx: 'Orc' } }, 'names.xx'],
    ['a list in place of a record', { fields: [] }, 'fields'],
    ['a pair of three', { fields: { profile: { ...HUNTER.profile, mov: [1, 2, 3] } } }, 'fields.profile'],
    [
      'a long word in place of dice',
      { fields: { profile: { ...HUNTER.profile, willpower: 'R' } } },
      'fields.profile',
    ],
  ])('name what does not fit: %s', async (_case, change, path) => {
    expect(await misfits('units', [change])).toEqual([path]);
  });

  it.each<[string, unknown, string | null]>([
    ['words and numbers', MISSION, null],
    ['no number', { numbers: {} }, null],
    ['too many rounds', { numbers: { rounds: 21 } }, 'numbers.rounds'],
    ['half a round', { numbers: { rounds: 1.5 } }, 'numbers.rounds'],
    ['a number taken away', { numbers: { rounds: null } }, 'numbers.rounds'],
    ['points as a text', { numbers: { 'scoring.own-a.points': '2' } }, 'numbers.scoring.own-a.points'],
    ['a place of a map', { numbers: { 'map.zones.0.size': 2 } }, 'numbers.map.zones.0.size'],
    ['a place that goes on', { numbers: { 'rounds.x': 2 } }, 'numbers.rounds.x'],
    ['a place of two lines', { numbers: { 'rounds\n': 2 } }, 'numbers.rounds\n'],
    ['a list of numbers', { numbers: [3] }, 'numbers'],
  ])('name the number of a mission that does not fit: %s', async (_case, change, path) => {
    expect(await misfits('missions', [change])).toEqual([path]);
    expect(safeParse(changeSchemas.missions, change).success).toBe(path === null);
  });

  it('judge any numbers of missions as the parser does', async () => {
    const place = fc.oneof(
      fc.constantFrom(...Object.keys(MISSION.numbers), 'turns.20', 'turns.100', 'control', 'meters.a.b'),
      fc.string({ maxLength: 6 }).filter((text) => !text.includes('\0') && !(text in Object.prototype)),
    );
    const number = fc.oneof(fc.integer({ min: -120, max: 120 }), fc.constantFrom(1.5, 999, 1000, null, '1'));
    const samples = fc
      .sample(fc.dictionary(place, number, { maxKeys: 2, noNullPrototype: true }), {
        numRuns: 1500,
        seed: 23,
      })
      .map((numbers) => ({ numbers }));
    const judged = await misfits('missions', samples);
    const differ = samples.filter(
      (sample, at) => safeParse(changeSchemas.missions, sample).success !== (judged[at] === null),
    );
    expect(differ).toEqual([]);
    expect(judged.filter((path) => path === null).length).toBeGreaterThan(100);
    expect(judged.filter((path) => path !== null).length).toBeGreaterThan(100);
  });

  it('judge 1,000 mangled changes as the parser does', async () => {
    const text = JSON.stringify(UNIT);
    const put = fc.oneof(
      fc.constantFrom('1', '"x"', 'null', '[]', '{}', '-1', '99', 'true', '""', '"R"', '1.5', '" a"'),
      fc.string({ maxLength: 4 }),
    );
    const samples = fc
      .sample(fc.tuple(fc.nat(text.length - 1), fc.nat(12), put), { numRuns: 6000, seed: 17 })
      .flatMap(([at, length, word]) => {
        try {
          return [JSON.parse(text.slice(0, at) + word + text.slice(at + length)) as unknown];
        } catch {
          return [];
        }
      })
      .concat(valuesReplaced(UNIT));
    expect(samples.length).toBeGreaterThan(1000);
    const judged = await misfits('units', samples);
    const differ = samples.flatMap((sample, at) => {
      const read = safeParse(changeSchemas.units, sample);
      return read.success === (judged[at] === null) ? [] : [{ path: judged[at], read: read.success }];
    });
    expect(differ).toEqual([]);
    expect(judged.filter((path) => path === null).length).toBeGreaterThan(50);
  });
});

/** The value with each of its parts replaced in turn by values of every type. */
function valuesReplaced(value: unknown): readonly unknown[] {
  const others = [0, 7, -1, 1.5, 100, '', 'a', ' a', 'all', 'R', '+1', true, null, {}, ['R'], [1, 2]];
  if (typeof value !== 'object' || value === null) return others;
  const parts = Object.entries(value).flatMap(([key, part]) =>
    valuesReplaced(part).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  );
  return [...others, ...parts];
}
