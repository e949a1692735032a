import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, canonicalText } from './canonical-text.ts';

describe('the canonical text', () => {
  it('has this form', () => {
    expect(canonicalText('unit', ['é', { b: [1, null], a: true }])).toBe(
      'muster/live/unit/1\n2:4:"é",23:{"a":true,"b":[1,null]},',
    );
  });

  it('reads back as the same JSON, whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonicalJson({ 10: 1, 2: 2, a: undefined })).toBe('{"10":1,"2":2}');
    expect(canonicalJson({ b: 1, a: 2 })).toBe(canonicalJson({ a: 2, b: 1 }));
  });

  it('differs for different labels and values, broken letters included', () => {
    const values = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.jsonValue()), {
      maxLength: 4,
    });
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    fc.assert(
      fc.property(values, values, (one, other) => {
        const isSame = canonicalText('x', one) === canonicalText('x', other);
        expect(isSame).toBe(fc.stringify(plain(one)) === fc.stringify(plain(other)));
      }),
    );
    const texts = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      ['ab', 'c', ''],
      ['a","b', 'c'],
      ['\ud800'],
      ['\ufffd'],
    ];
    expect(new Set(texts.map((all) => canonicalText('x', all))).size).toBe(texts.length);
    expect(canonicalText('x', ['a'])).not.toBe(canonicalText('y', ['a']));
  });
});
