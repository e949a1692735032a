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
