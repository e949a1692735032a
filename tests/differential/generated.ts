import fc from 'fast-check';
import { ask } from './ask.ts';
import type { Ask } from './exchange.ts';

type Kind = 'number' | 'text' | 'truth' | 'list' | 'json' | 'range' | 'time';

const COLUMNS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  lists: {
    id: 'number',
    name: 'text',
    points: 'number',
    price: 'number',
    public: 'truth',
    tags: 'list',
    data: 'json',
    span: 'range',
    made: 'time',
    'data->k->n': 'json',
    'data->>k': 'text',
    'tags->>0': 'text',
  },
  notes: { id: 'number', list_id: 'number', body: 'text' },
  units: { id: 'number', name: 'text', faction: 'text' },
  tree: { id: 'number', parent_id: 'number', label: 'text' },
};
const COMPARED = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct', 'not.eq', 'not.gt'];
const KINDS: Readonly<
  Record<Kind, { readonly operators: readonly string[]; readonly values: readonly string[] }>
> = {
  number: { operators: COMPARED, values: ['0', '1', '2', '3', '100', '150'] },
  text: {
    operators: [...COMPARED, 'like', 'ilike', 'match', 'imatch', 'not.like', 'not.imatch'],
    values: ['first', 'Iron wall', '*r*', '*R*', 'north', 'a', '', '.', 'b,c'],
  },
  truth: { operators: ['eq', 'neq', 'is', 'not.is', 'not.eq'], values: ['true', 'false'] },
  list: {
    operators: ['cs', 'cd', 'ov', 'eq', 'neq', 'not.cs', 'not.ov'],
    values: ['{a}', '{b}', '{a,b}', '{}'],
  },
  json: {
    operators: ['cs', 'cd', 'eq', 'neq', 'not.cs'],
    values: ['{"k":{"n":5}}', '5', '{}', '[1]', '"x"'],
  },
  range: {
    operators: ['ov', 'sl', 'sr', 'nxr', 'nxl', 'adj', 'cs', 'cd', 'not.ov'],
    values: ['[1,5)', '[9,12)', 'empty'],
  },
  time: { operators: COMPARED, values: ['2026-01-01', '2026-01-01T01:00:00Z', '1999-12-31'] },
};
const EMBEDS: Readonly<Record<string, readonly string[]>> = {
  lists: ['notes', 'covers', 'units', 'profiles!owner_id', 'owner_id', 'list_units'],
  notes: ['lists', 'list_id'],
  units: ['lists', 'list_units'],
  tree: ['parent_id', 'tree!parent_id'],
};
/** Whatever the column is: most of it is refused by the database. */
const wild = fc
  .tuple(
    fc.constantFrom('eq', 'like', 'cs', 'is', 'match', 'in', 'eq(any)', 'like(all)', 'nope', 'not'),
    fc.constantFrom('1', 'x', '{a}', '[1,5)', 'null', '(1,2)', ''),
  )
  .map((parts) => parts.join('.'));

/** A column of the table and a condition that mostly suits it. */
function conditionOn(table: string): fc.Arbitrary<readonly [column: string, condition: string]> {
  const columns = COLUMNS[table] ?? {};
  return fc.constantFrom(...Object.keys(columns)).chain((column) => {
    const { operators, values } = KINDS[columns[column] ?? 'text'];
    const suited = fc
      .tuple(fc.constantFrom(...operators), fc.constantFrom(...values))
      .map((parts) => parts.join('.'));
    const listed = fc
      .array(fc.constantFrom(...values), { maxLength: 3 })
      .map(
        (all) =>
          `in.(${all.map((value) => (/[,{}"[\]]/.test(value) ? `"${value.replaceAll('"', '\\"')}"` : value)).join(',')})`,
      );
    const condition = fc.oneof(
      { weight: 12, arbitrary: suited },
      { weight: 2, arbitrary: listed },
      { weight: 2, arbitrary: fc.constantFrom('is.null', 'not.is.null') },
      { weight: 1, arbitrary: wild },
    );
    return condition.map((text) => [column, text] as const);
  });
}

function columnOf(table: string) {
  return fc.constantFrom(...Object.keys(COLUMNS[table] ?? {}));
}

function group(table: string, depth: number): fc.Arbitrary<string> {
  const leaf = conditionOn(table).map(([column, text]) => `${column}.${quotedInGroup(text)}`);
  const node =
    depth === 0
      ? leaf
      : fc.oneof(
          { weight: 3, arbitrary: leaf },
          {
            weight: 1,
            arbitrary: fc
              .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), group(table, depth - 1))
              .map(([op, parts]) => `${op}${parts}`),
          },
        );
  return fc.array(node, { minLength: 1, maxLength: 3 }).map((parts) => `(${parts.join(',')})`);
}

function selection(table: string): fc.Arbitrary<string> {
  const column = fc
    .tuple(fc.constantFrom('', '', 'alias:'), columnOf(table), fc.constantFrom('', '', '', '::text'))
    .map((parts) => parts.join(''));
  const embed = fc
    .tuple(
      fc.constantFrom('', 'e:'),
      fc.constantFrom(...(EMBEDS[table] ?? [])),
      fc.constantFrom('', '', '!inner', '!left'),
      fc.constantFrom('(*)', '()', '(id)'),
    )
    .map((parts) => parts.join(''));
  // Each embedded table has a key of its own: two of one key are a fault of the real one's
  // statement.
  const keyOf = (item: string) => (item.includes('(') ? item.split(/[:!(]/, 1)[0] : item);
  return fc
    .uniqueArray(
      fc.oneof(
        { weight: 3, arbitrary: column },
        { weight: 2, arbitrary: embed },
        { weight: 1, arbitrary: fc.constant('*') },
      ),
      { minLength: 1, maxLength: 3, selector: keyOf },
    )
    .map((items) => `select=${items.join(',')}`);
}

function parametersOf(table: string): fc.Arbitrary<string> {
  const order = fc
    .array(
      fc.tuple(
        columnOf(table),
        fc.constantFrom('', '.asc', '.desc'),
        fc.constantFrom('', '', '.nullsfirst', '.nullslast'),
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((terms) => `order=${[...terms.map((term) => term.join('')), 'id'].join(',')}`);
  return fc
    .tuple(
      fc.option(selection(table), { nil: '' }),
      fc
        .array(
          conditionOn(table).map((parts) => parts.join('=')),
          { maxLength: 2 },
        )
        .map((all) => all.join('&')),
      fc.option(
        fc
          .tuple(fc.constantFrom('or', 'and', 'not.or', 'not.and'), group(table, 2))
          .map((parts) => parts.join('=')),
        { nil: '' },
      ),
      fc.oneof({ weight: 3, arbitrary: order }, { weight: 1, arbitrary: fc.constant('order=id') }),
      fc.constantFrom('', '', '', 'limit=2', 'limit=1&offset=1', 'offset=3', 'limit=0', 'offset=9'),
    )
    .map((parts) => parts.filter((part) => part !== '').join('&'));
}

const table = fc.constantFrom('lists', 'lists', 'lists', 'notes', 'units', 'tree');
const prefer = fc.constantFrom(
  '',
  '',
  'count=exact',
  'return=representation',
  'return=representation, count=exact',
  'return=minimal',
  'return=headers-only',
  'missing=default',
  'resolution=merge-duplicates, return=representation',
  'resolution=ignore-duplicates',
);
const accept = fc.constantFrom(
  '',
  '',
  '',
  '',
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array+json;nulls=stripped',
);
const range = fc.constantFrom('', '', '', '', '0-1', '1-', '7-9');

const read = table.chain((name) =>
  fc
    .record({
      search: parametersOf(name),
      prefer,
      accept,
      range,
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    })
    .map(({ search, method, ...headers }) => ask(`${name}?${search}`, { method, headers: spoken(headers) })),
);

const row = fc.record(
  {
    id: fc.constantFrom<unknown>(1, 2, 70, 71, 'x'),
    name: fc.constantFrom<unknown>('a', 'b', '', null, 1),
    points: fc.constantFrom<unknown>(1, null, '5', 'x', 1.5),
    body: fc.constantFrom<unknown>('text', null),
    list_id: fc.constantFrom<unknown>(1, 99, null),
    data: fc.json({ maxDepth: 1 }),
    tags: fc.constantFrom<unknown>(['a'], '{b}', 'x'),
  },
  { requiredKeys: [] },
);

const write = table.chain((name) =>
  fc
    .record({
      search: parametersOf(name),
      prefer,
      accept,
      method: fc.constantFrom('POST', 'POST', 'PATCH', 'DELETE'),
      body: fc.oneof(row, fc.array(row, { maxLength: 2 })),
    })
    .map(({ search, method, body, ...headers }) =>
      ask(`${name}?${method === 'POST' ? (search.match(/select=[^&]*/)?.[0] ?? '') : search}`, {
        method,
        headers: {
          ...spoken({
            ...headers,
            prefer: [headers.prefer, 'tx=rollback'].filter((wish) => wish !== '').join(', '),
          }),
          'content-type': 'application/json',
        },
        body: method === 'DELETE' ? null : JSON.stringify(body),
      }),
    ),
);

/** Inside a group a value that holds its signs stands in quotes. */
function quotedInGroup(condition: string): string {
  const [, operator = '', value = ''] = /^((?:not\.)?[a-z()]+\.)(.*)$/s.exec(condition) ?? [];
  const isList = operator.endsWith('in.');
  if (operator === '' || isList || !/[,()"[\]{}]/.test(value)) return condition;
  return `${operator}"${value.replaceAll('"', '\\"')}"`;
}

/** So many requests made by chance, the same for the same seed. Writes are undone. */
export function generatedCases(count: number, seed: number): readonly Ask[] {
  return fc.sample(fc.oneof({ weight: 2, arbitrary: read }, { weight: 1, arbitrary: write }), {
    numRuns: count,
    seed,
  });
}

function spoken(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([, text]) => text !== ''));
}
