import fc from 'fast-check';
import type { Column } from '#server/rest/schema.ts';

export type Texts = fc.Arbitrary<string>;

const EVIL = [
  ["'", "''", '"', '\\', '\\"', ';', '--', '/*', '*/', '$1', '$$', '%', '_', '*', '\0', '\n', '\r\n', '\t'],
  [
    "' or 1=1 --",
    "'; drop table profiles; --",
    "' union select email from auth.users --",
    '1; select pg_sleep(9)',
  ],
  ['auth.users', 'pg_catalog.pg_authid', 'profiles(*)', 'count()', 'id.sum()', '...profiles(*)', '!inner'],
  ['{', '}', '(', ')', '[', ']', '{}', '[]', '()', '{{', '((', 'null', 'NULL', 'true', 'undefined', 'NaN'],
  [
    '-1',
    '0',
    '1e400',
    '9223372036854775808',
    '-9223372036854775809',
    '2147483648',
    '0x1',
    '١',
    '1 ',
    'Infinity',
  ],
  ['2026-13-45', 'infinity', '-infinity', 'epoch', '00000000-0000-0000-0000-000000000000', '294277-01-01'],
  ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\u202E', '\uFEFF', '\uD83D', '😀', 'İ', 'ß'],
  [
    '%00',
    '%2e%2e',
    '..',
    '../',
    '//',
    '<script>',
    '${7*7}',
    '{{7*7}}',
    'a'.repeat(300),
    'x,y',
    'a.b.c',
    'not.',
  ],
].flat();

/**
 * Texts that mean something to SQL, to a query string, to JSON or to JavaScript, and ids that
 * attackers know.
 */
export function evilTexts(known: readonly string[]): Texts {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...EVIL) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    { weight: 3, arbitrary: fc.constantFrom(...known) },
  );
}

/** A value of a column, or of an argument, that may well be taken. */
export function valueOf(type: string, evil: Texts): fc.Arbitrary<unknown> {
  if (type === 'uuid') return evil;
  if (type === 'boolean') return fc.boolean();
  if (type === 'json' || type === 'jsonb') {
    return fc.oneof(fc.constant([{ id: 'a', name: 'A' }]), fc.jsonValue({ maxDepth: 3 }));
  }
  if (/^(?:small|big)?int|^numeric/.test(type)) return fc.oneof(fc.integer(), fc.double());
  if (type.startsWith('timestamp') || type === 'date')
    return fc.constantFrom('2026-01-01', 'infinity', 'now');
  if (type.endsWith('[]')) return fc.array(evil, { maxLength: 3 });
  return fc.oneof(fc.string({ maxLength: 20 }), fc.lorem({ maxCount: 2 }));
}

/** The body of a write: mostly rows of the table, with what is not theirs to set. */
export function bodyOf(columns: readonly Column[], evil: Texts): Texts {
  const odd = fc.oneof(evil, fc.constantFrom(null, true, 0, Number.MAX_VALUE, [], {}));
  const value = ({ type }: Column) =>
    fc.oneof({ weight: 8, arbitrary: valueOf(type, evil) }, { weight: 1, arbitrary: odd });
  const row = fc
    .oneof(
      fc.subarray([...columns], { minLength: 1, maxLength: 2 }),
      fc.subarray([...columns], { minLength: 1 }),
    )
    .chain((some) => fc.tuple(...some.map((column) => fc.tuple(fc.constant(column.name), value(column)))))
    .map((entries) => Object.fromEntries(entries));
  return fc.oneof(
    { weight: 8, arbitrary: row.map((one) => JSON.stringify(one)) },
    { weight: 2, arbitrary: row.map((one) => JSON.stringify([one, one])) },
    { weight: 1, arbitrary: fc.array(row, { maxLength: 3 }).map((rows) => JSON.stringify(rows)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.tuple(evil, evil).map(([key, text]) => `{"${key}":"${text}","${key}":1}`) },
    { weight: 1, arbitrary: evil },
  );
}

/** One in sixteen. */
export function seldom(texts: Texts): fc.Arbitrary<string | null> {
  return fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: texts });
}
