import { describe, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from '../bounds.ts';
import { parseRequest, type RawRequest } from './request.ts';

const SETTINGS = {
  exposed: ['public', 'other'],
  bounds: DEFAULT_BOUNDS,
  plans: false,
  allowTransaction: false,
};

function parse(
  { headers = {}, ...raw }: Partial<RawRequest> & { headers?: Record<string, string> } = {},
  settings = SETTINGS,
) {
  return parseRequest(
    {
      method: 'GET',
      path: 'units',
      search: '',
      body: '',
      header: (name) => headers[name] ?? null,
      ...raw,
    },
    settings,
  );
}

function read(raw: Parameters<typeof parse>[0], settings = SETTINGS) {
  const request = parse(raw, settings);
  if (!request.ok) throw new Error(JSON.stringify(request.error));
  return request.value;
}

function refusal(raw: Parameters<typeof parse>[0]) {
  const request = parse(raw);
  return request.ok ? null : request.error;
}

describe('the target of a request', () => {
  it('reads tables and functions, percent-encoded names among them', () => {
    expect(read({ path: 'army%20lists' }).target).toEqual({ kind: 'table', name: 'army lists' });
    expect(read({ path: 'rpc/count' }).target).toEqual({ kind: 'function', name: 'count' });
    expect(read({ path: 'rpc' }).target).toEqual({ kind: 'table', name: 'rpc' });
  });

  it.each(['a/b', 'rpc/a/b', 'rpc/', '%ff', '/a'])('finds nothing at %s', (path) => {
    expect(refusal({ path })).toMatchObject({ status: 404, code: 'PGRST125' });
  });

  it('refuses methods that a function or table does not have', () => {
    expect(refusal({ path: 'rpc/f', method: 'PATCH' })).toMatchObject({ status: 405, code: 'PGRST101' });
    expect(refusal({ method: 'PROPFIND' })).toMatchObject({ status: 405, code: 'PGRST117' });
  });

  it('refuses a query string that is longer than any address gets through', () => {
    const filters = (count: number) => 'id=gt.1&'.repeat(count);
    expect(read({ search: filters(8_000) }).query.filters).toHaveLength(8_000);
    expect(refusal({ search: filters(8_300) })).toMatchObject({ status: 414, code: 'PGRST100' });
  });

  it('takes the schema from the profile header of its method', () => {
    expect(read({})).toMatchObject({ namespace: 'public', namesProfile: true });
    expect(read({}, { ...SETTINGS, exposed: ['public'] })).toMatchObject({ namesProfile: false });
    expect(read({ headers: { 'accept-profile': 'other' } })).toMatchObject({
      namespace: 'other',
      namesProfile: true,
    });
    expect(read({ method: 'DELETE', headers: { 'content-profile': 'other' } }).namespace).toBe('other');
    expect(refusal({ headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      code: 'PGRST106',
      hint: 'Only the following schemas are exposed: public, other',
    });
  });
});

describe('Accept', () => {
  it.each([
    ['*/*', 'array', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'array', false],
    ['application/json;q=0.2, text/csv', 'csv', false],
    ['application/vnd.pgrst.object+json', 'object', false],
    ['application/vnd.pgrst.object+json;nulls=stripped', 'object', true],
    ['application/vnd.pgrst.array+json;nulls=stripped', 'array', true],
  ])('reads %s', (accept, shape, stripNulls) => {
    expect(read({ headers: { accept } }).media).toMatchObject({ shape, stripNulls });
  });

  it('refuses media types that it cannot write', () => {
    expect(refusal({ headers: { accept: 'image/png' } })).toMatchObject({
      status: 406,
      code: 'PGRST107',
      message: 'None of these media types are available: image/png',
    });
  });
});

describe('Prefer', () => {
  it('reads every preference, the first of its kind', () => {
    const prefer =
      'return=representation, count=exact,resolution=merge-duplicates, missing=default, timezone=America/Lima, ' +
      'max-affected=5, return=minimal, handling=lenient, odd';
    expect(read({ headers: { prefer } }).preferences).toEqual({
      representation: 'representation',
      count: 'exact',
      resolution: 'merge-duplicates',
      missing: 'default',
      handling: 'lenient',
      timezone: 'America/Lima',
      maxAffected: 5,
      transaction: null,
      unknown: ['odd'],
    });
  });

  it('honours tx=rollback only where it is allowed', () => {
    const headers = { prefer: 'tx=rollback' };
    expect(read({ headers }).preferences.transaction).toBeNull();
    expect(
      read({ headers }, { ...SETTINGS, bounds: DEFAULT_BOUNDS, allowTransaction: true }).preferences
        .transaction,
    ).toBe('rollback');
  });

  it('refuses unknown preferences when handling is strict', () => {
    expect(refusal({ headers: { prefer: 'handling=strict, odd, timezone=Nowhere/None' } })).toMatchObject({
      status: 400,
      code: 'PGRST122',
      details: 'Invalid preferences: odd, timezone=Nowhere/None',
    });
  });
});

describe('the range of rows', () => {
  it.each([
    ['', null, { offset: 0, limit: null }],
    ['limit=5&offset=3', null, { offset: 3, limit: 5 }],
    ['offset=-3', null, { offset: 0, limit: null }],
    ['', '2-4', { offset: 2, limit: 3 }],
    ['', '2-', { offset: 2, limit: null }],
    ['', 'items=1', { offset: 0, limit: null }],
    ['limit=10', '5-20', { offset: 5, limit: 5 }],
    ['limit=0', '5-20', { offset: 0, limit: 0 }],
  ])('reads "%s" with Range %s', (search, range, expected) => {
    expect(read({ search, headers: range === null ? {} : { range } }).range).toEqual(expected);
  });

  it('reads the Range header of a GET only', () => {
    expect(read({ method: 'HEAD', headers: { range: '2-4' } }).range.offset).toBe(0);
  });

  it.each([
    ['limit=-1', null],
    ['', '4-2'],
    ['limit=2', '5-9'],
  ])('refuses "%s" with Range %s', (search, range) => {
    expect(refusal({ search, headers: range === null ? {} : { range } })).toMatchObject({
      status: 416,
      code: 'PGRST103',
    });
  });
});

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}, search = '') => ({
    method: 'POST',
    body,
    headers,
    search,
  });

  it('keeps the JSON text as it came', () => {
    const body = '[ {"a": 1.50, "b":12345678901234567890} ]';
    expect(read(post(body)).body).toEqual({ json: body, isArray: true, keys: ['a', 'b'] });
    expect(read(post('{}')).body).toEqual({ json: '{}', isArray: false, keys: [] });
    expect(read(post('[]')).body).toEqual({ json: '[]', isArray: true, keys: [] });
  });

  it('reads CSV and forms', () => {
    const csv = read(post('a,b\n1,"x ""y"", z"\r\nNULL,\n', { 'content-type': 'text/csv' })).body;
    expect(JSON.parse(csv?.json ?? '')).toEqual([
      { a: '1', b: 'x "y", z' },
      { a: null, b: '' },
    ]);
    const form = read(post('a=1&b=x+y', { 'content-type': 'application/x-www-form-urlencoded' })).body;
    expect(form).toEqual({ json: '{"a":"1","b":"x y"}', isArray: false, keys: ['a', 'b'] });
  });

  it.each([
    ['', 'Empty or invalid json'],
    ['{', 'Empty or invalid json'],
    ['[{"a":1},{"b":1}]', 'All object keys must match'],
    ['[1]', 'All object keys must match'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'The JSON is nested too deeply'],
  ])('refuses %j', (body, message) => {
    expect(refusal(post(body))).toMatchObject({ status: 400, code: 'PGRST102', message });
  });

  it('lets keys differ when the request names its columns', () => {
    expect(parse(post('[{"a":1},{"b":1}]', {}, 'columns=a,b')).ok).toBe(true);
  });

  it('refuses a kind of body that it does not read', () => {
    expect(refusal(post('x', { 'content-type': 'image/png' }))).toMatchObject({ code: 'PGRST102' });
    for (const csv of ['a,b\n1\n', 'a,b\n1,"2', 'a,b\n1,2,3']) {
      expect(refusal(post(csv, { 'content-type': 'text/csv' }))).toMatchObject({ code: 'PGRST102' });
    }
  });

  it('makes the arguments of a call by GET its body', () => {
    expect(read({ path: 'rpc/f', search: 'a=1&b=x' }).body).toMatchObject({ json: '{"a":"1","b":"x"}' });
    expect(read({ path: 'rpc/f', method: 'POST' }).body).toMatchObject({ json: '{}' });
  });
});
