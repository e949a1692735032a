import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { parseRequest } from './parse/request.ts';
import { planRequest } from './plan/plan.ts';
import { buildStatement } from './sql/build.ts';
import { OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

let rest: TestRest;
beforeAll(async () => {
  rest = await openTestRest();
}, OPENING_MS);
afterAll(async () => rest.close());

/**
 * Stands in every text that a request chooses freely; no name of the schema and no SQL word holds
 * it.
 */
const MARK = 'Zq7';
const evil = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      `';DROP TABLE lists;--`,
      `"`,
      `\\`,
      '$1',
      `E'\\'`,
      '\0',
      '{a,"b',
      '1',
      'null',
      '(',
      '*',
      '%',
    ),
  )
  .map((text) => `${MARK}${text}`);
const quoted = evil.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`);
const column = fc.constantFrom('id', 'name', 'points', 'tags', 'data', 'span', 'search', 'made', 'public');
const OPERATORS =
  'eq,neq,gt,like,ilike,match,imatch,cs,cd,ov,sl,adj,isdistinct,fts,wfts(english),eq(any),like(all),not.eq,not.ov';
const operator = fc.constantFrom(...OPERATORS.split(','));
const place = fc.oneof(
  { weight: 8, arbitrary: column },
  { weight: 4, arbitrary: quoted.map((key) => `data->${key}`) },
  { weight: 4, arbitrary: quoted.map((key) => `data->${key}->>0`) },
  { weight: 1, arbitrary: quoted },
);
const condition = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(operator, evil).map(([op, value]) => `${op}.${value}`) },
  { weight: 4, arbitrary: fc.array(quoted, { maxLength: 3 }).map((values) => `in.(${values.join(',')})`) },
  { weight: 1, arbitrary: evil },
);
const embedded = fc.constantFrom(
  'notes(id)',
  'profiles!owner_id(username)',
  'covers(*)',
  'notes!inner()',
  'last_note(id)',
  'profiles!owner_id(clubs(name))',
);
const item = fc.oneof(
  place,
  fc.tuple(quoted, place).map(([alias, field]) => `${alias}:${field}`),
  fc.tuple(column, fc.oneof(fc.constant('text'), evil)).map(([field, cast]) => `${field}::${cast}`),
  fc.tuple(quoted, embedded).map(([alias, table]) => `${alias}:${table}`),
  embedded,
  quoted.map((alias) => `...profiles!owner_id(${alias}:username)`),
  quoted.map((alias) => `...notes(${alias}:body)`),
  fc.constant('shout'),
);
const parameter = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(place, condition) },
  fc.array(item, { maxLength: 4 }).map((items) => ['select', items.join(',')] as const),
  fc
    .tuple(fc.constantFrom('or', 'and', 'not.or', 'notes.or'), place, operator, quoted)
    .map(([key, field, op, value]) => [key, `(${field}.${op}.${value},id.gt.1)`] as const),
  fc.tuple(fc.constantFrom('order', 'limit', 'offset', 'columns', 'on_conflict'), fc.oneof(place, evil)),
  fc.tuple(
    quoted.map((table) => `${table}.id`),
    condition,
  ),
);
const search = fc
  .array(parameter, { maxLength: 3 })
  .map((pairs) =>
    pairs
      .map(
        ([key, value]) =>
          `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
      )
      .join('&'),
  );
const call = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'),
  path: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('lists', 'lists', 'lists', 'notes') },
    { weight: 1, arbitrary: fc.constantFrom('rpc/owned', 'rpc/add', 'rpc/whole', 'rpc/words') },
  ),
  search,
  prefer: fc.constantFrom(
    '',
    'return=representation',
    'resolution=merge-duplicates,missing=default',
    'count=exact',
  ),
  body: fc.oneof(
    fc.record({ name: evil, points: fc.oneof(fc.integer(), evil) }),
    fc.array(fc.record({ id: fc.integer(), body: evil }), { maxLength: 2 }),
    fc.dictionary(evil, fc.json()),
    fc.record({ owner: fc.integer() }),
  ),
});

const SETTINGS = { maxRows: 1000, bounds: DEFAULT_BOUNDS, aggregates: true, plans: true };

/** A statement without its quoted names: what is left of a key is what got out of its quotes. */
const outsideNames = (text: string) => text.replaceAll(/"(?:[^"]|"")*"/g, '""');

it('writes nothing of a request into SQL but the keys of its response, in quotes', () => {
  let built = 0;
  fc.assert(
    fc.property(call, ({ method, path, search: text, prefer, body }) => {
      const header = (name: string) => (name === 'prefer' ? prefer : null);
      const raw = { method, path, search: text, header, body: JSON.stringify(body) };
      const request = parseRequest(raw, { ...SETTINGS, exposed: ['public'], allowTransaction: true });
      const plan = request.ok ? planRequest(rest.schema, request.value, SETTINGS) : null;
      if (!request.ok || plan === null || !plan.ok) return;
      const { media } = request.value;
      const wish = { media, counts: true, silent: method === 'HEAD', mostBytes: 1e6 };
      const statement = buildStatement(plan.value, wish);
      built += 1;
      expect(outsideNames(statement.text)).not.toContain(MARK);
      expect(statement.text).not.toContain('\0');
      for (const [at] of statement.params.entries()) expect(statement.text).toContain(`$${String(at + 1)}`);
    }),
    { numRuns: 10_000 },
  );
  expect(built).toBeGreaterThan(2000);
});

it('responds to any request without a fault of its own', async () => {
  await fc.assert(
    fc.asyncProperty(call, async ({ method, path, search: text, prefer, body }) => {
      const answer = await rest.ask(`${path}?${text}`, {
        method,
        prefer: `${prefer},tx=rollback`,
        ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
      });
      expect(answer.status, `${method} ${path}?${text} ${answer.text}`).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
}, 60_000);
