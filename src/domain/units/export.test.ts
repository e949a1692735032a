import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, jsonOf } from './export.ts';

const sheet = (...rows: readonly (readonly (string | number | null)[])[]) => ({
  columns: [
    { key: 'name', label: 'Name' },
    { key: 'melee', label: 'Melee, average' },
  ],
  rows,
});

describe('the table for spreadsheets', () => {
  it('begins with the mark of UTF-8 and the labels, lines end in CR LF', () => {
    expect(csvOf(sheet(['Sÿenann', 2.125]))).toBe('\uFEFFName,"Melee, average"\r\nSÿenann,2.125\r\n');
  });

  it('quotes what would break a line or a cell, and leaves the unknown empty', () => {
    expect(csvOf(sheet(['a "b", c\nd', null]))).toContain('"a ""b"", c\nd",\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('never runs %j as a formula', (text) => {
    expect(
      csvOf(sheet([text, 1]))
        .split('\r\n')[1]
        ?.replace('"', ''),
    ).toMatch(/^'/u);
  });

  it('keeps numbers numbers, with three decimals at most', () => {
    expect(csvOf(sheet(['x', -1], ['y', 1 / 3]))).toMatch(/x,-1\r\ny,0\.333\r\n$/u);
  });

  it('holds every text in a cell of its own', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [, line = ''] = csvOf(sheet([text, 7])).split('average"\r\n');
        const cell = line.replace(/,7\r\n$/u, '');
        const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(inside.replace(/^'(?=[=+\-@\t\r])/u, '')).toBe(text.replace(/^'(?=[=+\-@\t\r])/u, ''));
      }),
    );
  });
});

describe('the data for programs', () => {
  it('is one object a row under the keys, null for the unknown', () => {
    expect(JSON.parse(jsonOf(sheet(['=x', null], ['y', 1 / 3])))).toEqual([
      { name: '=x', melee: null },
      { name: 'y', melee: 0.333 },
    ]);
  });
});
