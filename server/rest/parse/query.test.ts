import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';

function read(text: string, target: 'table' | 'function' = 'table') {
  const query = parseQuery(text, target);
  if (!query.ok) throw new Error(JSON.stringify(query.error));
  return query.value;
}

function refusal(text: string) {
  const query = parseQuery(text, 'table');
  return query.ok ? null : query.error;
}

function condition(value: string) {
  const [filter] = read(`a=${encodeURIComponent(value)}`).filters;
  if (filter?.tree.kind !== 'filter') return null;
  return { not: filter.tree.not, ...filter.tree.operation };
}

const plain = { path: [] };

describe('select', () => {
  it('is everything when it is not given', () => {
    expect(read('').select).toEqual([{ kind: 'star' }]);
  });

  it.each([
    ['a', { field: { name: 'a', ...plain }, alias: null, cast: null }],
    ['x:a::text', { field: { name: 'a', ...plain }, alias: 'x', cast: 'text' }],
    ['a::double precision', { field: { name: 'a', ...plain }, alias: null, cast: 'double precision' }],
    ['"odd,name"', { field: { name: 'odd,name', ...plain }, alias: null, cast: null }],
    ['with-dash', { field: { name: 'with-dash', ...plain }, alias: null, cast: null }],
  ])('reads the column %s', (text, expected) => {
    expect(read(`select=${encodeURIComponent(text)}`).select).toEqual([
      { kind: 'column', ...expected, aggregate: null },
    ]);
  });

  it('reads the way into a JSON value by key and by place', () => {
    expect(read('select=j->tags->>-1').select).toMatchObject([
      {
        field: {
          name: 'j',
          path: [
            { text: false, at: { kind: 'key', key: 'tags' } },
            { text: true, at: { kind: 'index', index: '-1' } },
          ],
        },
      },
    ]);
  });

  it('reads an embedded table with alias, hint and inner', () => {
    expect(read('select=*,author:profiles!owner_fkey!inner(id,name)').select).toMatchObject([
      { kind: 'star' },
      {
        kind: 'table',
        name: 'profiles',
        alias: 'author',
        hint: 'owner_fkey',
        inner: true,
        items: [{ field: { name: 'id' } }, { field: { name: 'name' } }],
      },
    ]);
  });

  it('is everything for an empty text, but nothing inside an embedded table', () => {
    expect(read('select=').select).toEqual([{ kind: 'star' }]);
    expect(read('select=notes()').select).toMatchObject([{ kind: 'table', items: [] }]);
  });

  it.each(['a,', ',a', 'a,,b', 'a b!', 'rel(', 'rel(a', 'a)', 'a::', 'a->', 'a->--1', ':', '*x'])(
    'refuses %s with PGRST100',
    (text) => {
      expect(refusal(`select=${encodeURIComponent(text)}`)).toMatchObject({ status: 400, code: 'PGRST100' });
    },
  );

  it('refuses tables nested past the limit', () => {
    const nested = (depth: number) => refusal(`select=${'t('.repeat(depth)}id${')'.repeat(depth)}`);
    expect([5, 6, 500].map((depth) => nested(depth)?.code)).toEqual([undefined, '54001', '54001']);
  });
});

describe('operators', () => {
  it.each(
    [
      'eq,neq,gt,gte,lt,lte,like,ilike,match,imatch'.split(','),
      'cs,cd,ov,sl,sr,nxr,nxl,adj'.split(','),
    ].flat(),
  )('reads %s, and the same turned round by not', (op) => {
    const expected = { kind: 'compare', op, quantifier: null, value: 'x.y,(z)' };
    expect(condition(`${op}.x.y,(z)`)).toEqual({ not: false, ...expected });
    expect(condition(`not.${op}.x.y,(z)`)).toEqual({ not: true, ...expected });
  });

  it.each(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])(
    'reads %s for any or all of several values',
    (op) => {
      expect(condition(`${op}(any).{a,b}`)).toMatchObject({ op, quantifier: 'any', value: '{a,b}' });
      expect(condition(`${op}(all).{a,b}`)).toMatchObject({ op, quantifier: 'all', value: '{a,b}' });
    },
  );

  it.each([
    ['in.(1,2)', ['1', '2']],
    ['in.("a,b","q\\"u\\\\")', ['a,b', 'q"u\\']],
    ['in.()', []],
    ['in.("")', []],
    ['in.(a b,c)', ['a b', 'c']],
  ])('reads the list %s', (text, values) => {
    expect(condition(text)).toMatchObject({ kind: 'in', values });
  });

  it.each(['null', 'not_null', 'true', 'false', 'unknown'])('reads is.%s', (truth) => {
    expect(condition(`is.${truth}`)).toMatchObject({ kind: 'is', truth });
    expect(condition(`is.${truth.toUpperCase()}`)).toMatchObject({ kind: 'is', truth });
  });

  it.each(['fts', 'plfts', 'phfts', 'wfts'])('reads %s with and without a language', (op) => {
    expect(condition(`${op}.a b`)).toMatchObject({ kind: 'search', op, language: null, value: 'a b' });
    expect(condition(`${op}(spanish).a`)).toMatchObject({ op, language: 'spanish' });
  });

  it('reads isdistinct', () => {
    expect(condition('isdistinct.1')).toMatchObject({ kind: 'isdistinct', value: '1' });
  });

  it.each([
    '1',
    'foo.1',
    'eq',
    'not.eq',
    'is.nil',
    'in.1',
    'in.(1',
    'neq(any).{1}',
    'eq(some).1',
    'fts().a',
    'EQ.1',
  ])('refuses %s with PGRST100', (text) => {
    expect(refusal(`a=${text}`)).toMatchObject({ status: 400, code: 'PGRST100', hint: null });
  });

  it('names the place and the expected text', () => {
    expect(refusal('a=foo.1')).toMatchObject({
      message: '"failed to parse filter (foo.1)" (line 1, column 1)',
      details: 'unexpected "f" expecting "not" or operator (eq, gt, ...)',
    });
  });
});

describe('groups', () => {
  it('reads or, and, not and lists inside one another', () => {
    expect(
      read('or=(a.eq.1,and(b.gt.2,c.is.null),d.not.in.(1,2),not.and(e.eq."x,y"))').filters,
    ).toMatchObject([
      {
        path: [],
        tree: {
          kind: 'group',
          op: 'or',
          not: false,
          parts: [
            { field: { name: 'a' }, operation: { op: 'eq', value: '1' } },
            { kind: 'group', op: 'and', parts: [{ field: { name: 'b' } }, { operation: { truth: 'null' } }] },
            { not: true, operation: { kind: 'in', values: ['1', '2'] } },
            { kind: 'group', op: 'and', not: true, parts: [{ operation: { value: 'x,y' } }] },
          ],
        },
      },
    ]);
  });

  it('keeps an array in braces whole', () => {
    expect(read('or=(a.cs.{1,2},b.eq.3)').filters[0]?.tree).toMatchObject({
      parts: [{ operation: { value: '{1,2}' } }, { operation: { value: '3' } }],
    });
  });

  it.each([
    ['not.or', [], true],
    ['author.or', ['author'], false],
    ['author.not.and', ['author'], true],
  ])('reads where %s belongs', (key, path, not) => {
    expect(read(`${key}=(a.eq.1)`).filters[0]).toMatchObject({ path, tree: { kind: 'group', not } });
  });

  it.each(['()', 'a.eq.1', '(a.eq.1', '(a.eq.1))', '(xor(a.eq.1))', '(a)', '(a.foo.1)'])(
    'refuses or=%s',
    (text) => {
      expect(refusal(`or=${text}`)).toMatchObject({ status: 400, code: 'PGRST100' });
    },
  );

  it('refuses groups nested past the limit', () => {
    expect(refusal(`or=(${'and('.repeat(5000)}a.eq.1${')'.repeat(5000)})`)).toMatchObject({
      code: 'PGRST100',
    });
  });
});

describe('order, limit and the rest', () => {
  it.each([
    ['a', { direction: null, nulls: null }],
    ['a.desc', { direction: 'desc', nulls: null }],
    ['a.nullsfirst', { direction: null, nulls: 'first' }],
    ['a.asc.nullslast', { direction: 'asc', nulls: 'last' }],
    ['a->>b.desc', { direction: 'desc', field: { name: 'a', path: [{ text: true }] } }],
    ['author(name).desc', { relation: 'author', field: { name: 'name' }, direction: 'desc' }],
  ])('reads order=%s', (text, expected) => {
    expect(read(`order=${text}`).orders).toMatchObject([{ path: [], terms: [expected] }]);
  });

  it('reads the order of an embedded table', () => {
    expect(read('author.order=a,b.desc').orders).toMatchObject([{ path: ['author'], terms: [{}, {}] }]);
  });

  it.each(['', 'a.', 'a.up', 'a.asc.nulls', 'a,', 'a.asc.desc'])('refuses order=%s', (text) => {
    expect(refusal(`order=${text}`)).toMatchObject({ status: 400, code: 'PGRST100' });
  });

  it('reads limits and offsets and leaves out what is no number', () => {
    const query = read('limit=5&offset=2&author.limit=1&offset=x');
    expect(query.limits).toEqual([
      { path: [], rows: 5 },
      { path: ['author'], rows: 1 },
    ]);
    expect(query.offsets).toEqual([{ path: [], rows: 2 }]);
  });

  it('reads columns and on_conflict', () => {
    const query = read('columns=a,"b,c"&on_conflict=id, name');
    expect(query.columns).toEqual(['a', 'b,c']);
    expect(query.onConflict).toEqual(['id', 'name']);
  });

  it('takes a value that is no operation as the argument of a function', () => {
    const query = read('name=Ana&id=eq.1&"x"."y"=is.null', 'function');
    expect(query.args).toEqual([['name', 'Ana']]);
    expect(query.filters).toHaveLength(2);
  });

  it('writes the parameters in order of their names', () => {
    expect(read('select=a&b=eq.x+y&a=eq.(1)&a=lt.2&empty').canonical).toBe(
      'a=eq.%281%29,lt.2&b=eq.x%20y&empty=&select=a',
    );
  });
});

it('gives every query string a value or a refusal of its own', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'select',
      'or',
      'and',
      'not.',
      'order',
      'limit',
      '=',
      '&',
      '(',
      ')',
      ',',
      '.',
      '->',
      '->>',
      '"',
    ),
    fc.constantFrom(
      'eq.',
      'in.(',
      'is.',
      'fts(',
      'any',
      '::',
      '!inner',
      '*',
      '{',
      '}',
      '%',
      '%ff',
      '\\',
      ':',
      'a',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), fc.boolean(), (pieces, isTable) => {
      const query = parseQuery(pieces.join(''), isTable ? 'table' : 'function');
      expect(query.ok || /^PGRST1\d\d$/.test(query.error.code)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
