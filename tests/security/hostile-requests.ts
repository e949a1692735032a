import fc from 'fast-check';
import type { DatabaseFunction, Schema, Table } from '#server/rest/schema.ts';
import { bodyOf, evilTexts, seldom, type Texts, valueOf } from './hostile-values.ts';

/** One request to the table API, as an attacker makes it up. */
export type HostileRequest = {
  readonly method: string;
  /** Below /rest/v1, the query string included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

/** Tables in which players have rows, so that an attack gains most. */
const OWN = new Set([
  'profiles',
  'army_lists',
  'collections',
  'shared_lists',
  'list_comments',
  'notifications',
]);
const METHODS = 'GET,GET,GET,GET,HEAD,POST,POST,PATCH,PATCH,PUT,DELETE'.split(',');
const OPERATORS = (
  'eq,eq,neq,gt,gte,lt,lte,like,ilike,match,imatch,cs,cd,ov,sl,sr,nxr,nxl,adj,is,is,isdistinct,in,in,fts,plfts,phfts,' +
  'wfts,fts(english),wfts(simple),eq(any),like(all),not.eq,not.in,not.like,eq(none)'
).split(',');
const CASTS =
  'text,int,uuid,jsonb,timestamptz,bool,bytea,regclass,name,numeric,oid,xml,text[],"char",pg_authid'.split(
    ',',
  );
const ORDERS = ['', '.asc', '.desc', '.desc.nullslast', '.asc.nullsfirst', '.up'];
const HINTS = ['', '', '!inner', '!left', '!user_id'];
const WISHES = (
  'return=representation,return=headers-only,resolution=merge-duplicates,resolution=ignore-duplicates,count=exact,' +
  'count=estimated,missing=default,handling=strict,tx=rollback,timezone=Asia/Tokyo,max-affected=1'
).split(',');
const ODD_PLACES = [
  'auth.users',
  'pg_roles',
  'rpc/pg_sleep',
  'rpc/set_config',
  'rpc/',
  '',
  'information_schema.tables',
];

/**
 * Requests against this schema, hostile in every part and yet so near to good ones that most get
 * through to the database. `known` are ids that attackers have: their own, the victim's, and of
 * rows that are not theirs.
 */
export function hostileRequests(schema: Schema, known: readonly string[]): fc.Arbitrary<HostileRequest> {
  const evil = evilTexts(known);
  // An attacker that deletes its account has nothing left to attack with.
  const functions = schema.functions.filter(({ name }) => name !== 'delete_my_account');
  const own = schema.tables.filter(({ name }) => OWN.has(name));
  const table = fc.oneof(fc.constantFrom(...schema.tables), fc.constantFrom(...own));
  const target = fc.oneof(
    { weight: 12, arbitrary: table.chain((one) => tableRequest(schema, one, evil)) },
    { weight: 4, arbitrary: fc.constantFrom(...functions).chain((one) => callRequest(one, evil)) },
    { weight: 1, arbitrary: oddRequest(evil) },
  );
  return fc.tuple(target, headersOf(evil)).map(([request, headers]) => ({ ...request, headers }));
}

type Target = Omit<HostileRequest, 'headers'>;

function tableRequest(schema: Schema, table: Table, evil: Texts): fc.Arbitrary<Target> {
  return fc.record({
    method: fc.constantFrom(...METHODS),
    path: searchFor(schema, table, evil).map((search) => `/${table.name}${search}`),
    body: fc.option(bodyOf(table.columns, evil), { freq: 8 }),
  });
}

function searchFor(schema: Schema, table: Table, evil: Texts): Texts {
  const names = table.columns.map(({ name }) => name);
  const column = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: evil.map(quoted) },
  );
  const key = (arrow: string) =>
    fc.tuple(column, evil).map(([name, text]) => `${name}${arrow}${quoted(text)}`);
  const place = fc.oneof(
    { weight: 8, arbitrary: column },
    { weight: 1, arbitrary: key('->') },
    { weight: 1, arbitrary: key('->>') },
  );
  const related = fc.constantFrom('player_cards', ...relatedTo(schema, table));
  const list = (of: Texts) => fc.array(of, { minLength: 1, maxLength: 4 }).map((items) => items.join(','));
  const order = fc.tuple(place, fc.constantFrom(...ORDERS)).map((parts) => parts.join(''));
  const plain = conditions(evil, (value) => value);
  const parameter = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(place, plain) },
    { weight: 4, arbitrary: fc.tuple(fc.constant('select'), list(selected(place, related, evil))) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('order'), list(order)) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or', 'not.and'), groups(place, evil)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('0', '1', '-1', '1e9', 'x')),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict'), list(column)) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.tuple(related, place).map((parts) => parts.join('.')),
        plain,
      ),
    },
    { weight: 1, arbitrary: fc.tuple(evil, evil) },
  );
  return fc.array(parameter, { maxLength: 3 }).map(searchOf);
}

function selected(place: Texts, related: Texts, evil: Texts): Texts {
  const embedded = fc
    .tuple(related, fc.constantFrom(...HINTS), fc.array(place, { maxLength: 2 }))
    .map(([name, hint, items]) => `${name}${hint}(${items.join(',') || '*'})`);
  return fc.oneof(
    { weight: 4, arbitrary: place },
    { weight: 1, arbitrary: fc.tuple(place, fc.constantFrom(...CASTS)).map((parts) => parts.join('::')) },
    { weight: 1, arbitrary: fc.tuple(evil.map(quoted), place).map((parts) => parts.join(':')) },
    { weight: 2, arbitrary: embedded },
    { weight: 1, arbitrary: fc.constant('*') },
  );
}

/** Names that an embedded table may be called by from here: tables, constraints, columns. */
function relatedTo(schema: Schema, { name }: Table): readonly string[] {
  return schema.foreignKeys
    .filter((key) => key.table === name || key.foreignTable === name)
    .flatMap((key) => [key.table, key.foreignTable, key.name, ...key.columns]);
}

function conditions(evil: Texts, write: (value: string) => string): Texts {
  return fc
    .tuple(fc.constantFrom(...OPERATORS), fc.array(evil, { minLength: 1, maxLength: 3 }))
    .map(([op, values]) => `${op}.${operand(op, values, write)}`);
}

function operand(op: string, values: readonly string[], write: (value: string) => string): string {
  const [first = ''] = values;
  if (op.endsWith('in')) return `(${values.map(quoted).join(',')})`;
  return op === 'is' ? (['null', 'not_null', 'true', 'unknown'][first.length % 4] ?? '') : write(first);
}

function groups(place: Texts, evil: Texts): Texts {
  const part = fc.tuple(place, conditions(evil, quoted)).map((parts) => parts.join('.'));
  return fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => {
    const [first = ''] = parts;
    return `(${parts.join(',')},or(${first},not.and(${parts.join(',')})))`;
  });
}

/** A name or value as the query language writes one that may hold anything. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function searchOf(parameters: readonly (readonly [string, string])[]): string {
  const pairs = parameters.map(([key, value]) => `${encode(key)}=${encode(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function callRequest({ name, args }: DatabaseFunction, evil: Texts): fc.Arbitrary<Target> {
  const value = (type: string) =>
    fc.oneof({ weight: 6, arbitrary: valueOf(type, evil) }, { weight: 1, arbitrary: evil });
  const given = fc
    .subarray([...args])
    .chain((some) => fc.tuple(...some.map((arg) => fc.tuple(fc.constant(arg.name), value(arg.type)))));
  return fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'POST', 'HEAD'),
    path: given.map((some) => `/rpc/${name}${searchOf(some.map(([key, one]) => [key, String(one)]))}`),
    body: fc.oneof(
      { weight: 9, arbitrary: given.map((some) => JSON.stringify(Object.fromEntries(some))) },
      { weight: 1, arbitrary: evil },
    ),
  });
}

function oddRequest(evil: Texts): fc.Arbitrary<Target> {
  return fc.record({
    method: fc.constantFrom('GET', 'POST', 'OPTIONS', 'DELETE', 'PROPFIND', 'QUERY'),
    path: fc.oneof(
      fc.constantFrom(...ODD_PLACES).map((name) => `/${name}`),
      evil.map((name) => `/${encode(name)}`),
      evil.map((name) => `/rpc/${encode(name)}`),
    ),
    body: evil,
  });
}

function headersOf(evil: Texts): fc.Arbitrary<Readonly<Record<string, string>>> {
  const plain = evil.map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, '').trim());
  const wishes = fc.subarray(WISHES, { maxLength: 4 }).map((some) => some.join(','));
  const media = ['text/csv', 'application/vnd.pgrst.object+json', '*/*', 'x/y'];
  const types = [
    'text/csv',
    'application/x-www-form-urlencoded',
    'text/xml',
    'application/json; charset=utf-16',
  ];
  return fc
    .record({
      prefer: fc.option(fc.oneof({ weight: 8, arbitrary: wishes }, { weight: 1, arbitrary: plain }), {
        freq: 2,
      }),
      range: seldom(fc.oneof(fc.constantFrom('0-0', '0-', '5-2', '-1', '0-9999999999999999999'), plain)),
      accept: seldom(fc.oneof(fc.constantFrom(...media), plain)),
      'accept-profile': seldom(fc.oneof(fc.constantFrom('public', 'auth', 'private', 'pg_catalog'), plain)),
      'content-profile': seldom(fc.constantFrom('public', 'auth', 'private', 'muster')),
      'content-type': seldom(fc.oneof(fc.constantFrom(...types), plain)),
    })
    .map((all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
      ),
    );
}
