import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endLine, parseEnd, parseHeader, parseRow, quoteName, quoteText, rowLine } from './backup-format.ts';

/** Whatever PostgreSQL can hold as a text: all but NUL. */
const value = fc.option(
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
  { nil: null },
);

describe('a row of a backup', () => {
  it('is one line, and comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (row) => {
        const line = rowLine(row);
        expect(line).not.toMatch(/[\n\r]/);
        expect(line === '\\.').toBe(false);
        expect(parseRow(line, row.length)).toEqual(row);
        expect(parseRow(line, row.length + 1)).toBeNull();
      }),
    );
  });

  it('tells nothing, an empty text and the letter N apart', () => {
    expect(rowLine([null, '', 'N', '\\N'])).toBe('\\N\t\tN\t\\\\N');
    expect(parseRow('\\N\t\tN\t\\\\N', 4)).toEqual([null, '', 'N', '\\N']);
  });

  it('is refused with escapes that no backup has', () => {
    for (const line of ['\\', 'a\\', '\\b', '\\x41', '\\101', 'a\\N', '\\\\\\', 'a\rb', 'a\0b']) {
      expect(parseRow(line, 1)).toBeNull();
    }
  });
});

describe('names and texts in the SQL of a backup', () => {
  it('are quoted', () => {
    expect(quoteName('a "b"')).toBe('"a ""b"""');
    expect(quoteText("o'brien")).toBe("'o''brien'");
  });

  it('are refused when they could end their line or block', () => {
    for (const odd of ['a\nb', 'a\0', '$muster$', 'back\\slash']) {
      expect(() => quoteName(odd)).toThrow('cannot be written');
      expect(() => quoteText(odd)).toThrow('cannot be written');
    }
  });
});

describe('the first and the last line', () => {
  const header = {
    format: 1,
    product: '1.0.0',
    made: '2026-11-21T08:00:00.000Z',
    postgres: '18',
    migrations: [],
    seeds: [],
    tables: [{ schema: 'public', name: 'a', columns: ['b'], rows: 1 }],
    sequences: [],
    leftOut: [],
  };
  const parse = (change: object) =>
    parseHeader(`-- muster-backup ${JSON.stringify({ ...header, ...change })}`);

  it('are known again', () => {
    expect(parse({})).toEqual({ ok: true, header });
    expect(parseEnd(endLine('0'.repeat(64)))).toBe('0'.repeat(64));
    expect(parseEnd('-- muster-backup-end sha256:0')).toBeNull();
  });

  it('are refused when they are anything else', () => {
    expect(parseHeader('select 1')).toEqual({ ok: false, reason: 'no-backup' });
    expect(parse({ format: 2, tables: 'changed' })).toEqual({ ok: false, reason: 'newer' });
    for (const change of [
      { tables: [{ schema: 'public', name: 'a', columns: ['b'], rows: -1 }] },
      { tables: [{ schema: 'public', name: 'a\nb', columns: ['b'], rows: 1 }] },
      { tables: [{ schema: 'public', name: '$muster$', columns: ['b'], rows: 1 }] },
      { sequences: [{ schema: 'public', name: 'a', value: '1); drop table b; --', called: true }] },
      { migrations: ['1', '$muster$; drop table b'] },
      { seeds: [{ path: 'a\\', hash: '0'.repeat(64), at: '2026-01-01' }] },
      { format: 0 },
      { more: 1 },
    ]) {
      expect(parse(change)).toEqual({ ok: false, reason: 'malformed' });
    }
  });
});
