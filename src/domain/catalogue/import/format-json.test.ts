import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from './format-json.ts';

describe('formatJson', () => {
  it('opens the two outer levels and keeps small parts on one line', () => {
    const value = [
      { id: 'a', dice: ['R', 'O'], none: [], skill: { kind: 'spell', long: true }, absent: undefined },
    ];
    expect(formatJson(value)).toBe(
      [
        '[',
        '  {',
        '    "id": "a",',
        '    "dice": ["R", "O"],',
        '    "none": [],',
        '    "skill": { "kind": "spell", "long": true }',
        '  }',
        ']',
        '',
      ].join('\n'),
    );
  });

  it('opens what does not fit on one line', () => {
    const long = 'x'.repeat(100);
    expect(formatJson({ a: { b: { c: long, d: {} } } })).toBe(
      `{\n  "a": {\n    "b": {\n      "c": "${long}",\n      "d": {}\n    }\n  }\n}\n`,
    );
  });

  it('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(JSON.parse(formatJson(value)))).toBe(JSON.stringify(value));
      }),
    );
  });
});
