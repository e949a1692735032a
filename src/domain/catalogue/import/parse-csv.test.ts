import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => {
  const table = parseCsv(text);
  return table.ok ? table.rows.map((row) => row.cells) : table;
};

describe('parseCsv', () => {
  it('reads commas, quotes, doubled quotes and line breaks inside a cell', () => {
    expect(cellsOf('id,name\na,"Njord, The ""Merciless"""\nb,"two\nlines"\n')).toEqual([
      ['id', 'name'],
      ['a', 'Njord, The "Merciless"'],
      ['b', 'two\nlines'],
    ]);
  });

  it('reads what a spreadsheet writes: byte order mark, CRLF, semicolons, empty lines', () => {
    expect(
      cellsOf('\uFEFFid;name;keywords\r\na;"Njord, der Große";"Elite;Scout"\r\n;;\r\n\r\nb;B;\r\n'),
    ).toEqual([
      ['id', 'name', 'keywords'],
      ['a', 'Njord, der Große', 'Elite;Scout'],
      ['b', 'B', ''],
    ]);
  });

  it('reads tabs, and does not count what a quoted title holds', () => {
    expect(cellsOf('id\tname\na\tB')).toEqual([
      ['id', 'name'],
      ['a', 'B'],
    ]);
    expect(cellsOf('"id;a;b",name\n1,2')).toEqual([
      ['id;a;b', 'name'],
      ['1', '2'],
    ]);
  });

  it('keeps a last empty cell and text behind a closing quote', () => {
    expect(cellsOf('a,')).toEqual([['a', '']]);
    expect(cellsOf('"a" b,c')).toEqual([['a b', 'c']]);
  });

  it('knows on which line of the file a row begins', () => {
    const table = parseCsv('id,name\r\n\r\na,"1\r\n2\n3"\rb,x\n');
    expect(table.ok && table.rows.map((row) => row.line)).toEqual([1, 3, 6]);
  });

  it('says where a quote is never closed', () => {
    expect(parseCsv('id,name\na,b\nc,"d\ne')).toEqual({ ok: false, code: 'unclosed-quote', line: 3 });
  });

  it('reads an empty file as no rows', () => {
    expect(cellsOf('')).toEqual([]);
    expect(cellsOf('\uFEFF\n')).toEqual([]);
  });

  it('reads back any table that is written with quotes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', 'é', ' ') });
    const table = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 });
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const written = [['h', 'h', 'h'], ...rows]
          .map((cells) => cells.map(quote).join(delimiter))
          .join('\r\n');
        expect(cellsOf(written)).toEqual([['h', 'h', 'h'], ...rows]);
      }),
    );
  });
});
