import { listed } from './each.ts';
import { CALLS } from './calls.ts';
import { ask } from './ask.ts';
import type { Ask } from './exchange.ts';
import { READS } from './reads.ts';
import { WRITES } from './writes.ts';

const COUNTED = listed(`
  lists | lists?limit=2 | lists?offset=2 | lists?offset=4 | lists?offset=5 | lists?limit=0 |
  lists?id=eq.99 | lists?id=eq.99&offset=1 | lists?select=id,notes!inner(id) | lists?limit=2&offset=3 |
  guarded | public_lists`);
const ACCEPTS = listed(`
  */* | application/json | application/* | text/csv | text/html | text/plain | application/xml | nonsense |
  application/vnd.pgrst.object+json | application/vnd.pgrst.object | application/vnd.pgrst.array+json |
  application/vnd.pgrst.object+json;nulls=stripped | application/vnd.pgrst.array+json;nulls=stripped |
  application/json;nulls=stripped | application/vnd.pgrst.plan+json | application/octet-stream |
  application/vnd.pgrst.plan | application/vnd.pgrst.plan+text | application/vnd.pgrst.plan+xml |
  application/vnd.pgrst.plan+json; for="text/csv"; options=analyze |
  application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json" |
  application/vnd.pgrst.plan+json; for="nonsense"; options=nope |
  application/geo+json | text/html, application/json | text/csv;q=0.1, application/json;q=0.9 |
  application/openapi+json | application/vnd.pgrst.array | application/json; charset=utf-8 |
  text/csv; charset=utf-8 |`);
const RANGES = ['0-1', '1-2', '2-', '0-0', '9-12', '3-1', '0-99', 'x', '-1', '1', '0-1,2-3', '4-', ' 0-1'];

/** Every request that was written by hand. */
export function writtenCases(): readonly Ask[] {
  return [
    ...READS.map((path) => ask(path)),
    ...COUNTED.flatMap((path) =>
      ['exact', 'planned', 'estimated'].flatMap((count) => [
        ask(path, { headers: { prefer: `count=${count}` } }),
        ask(path, { method: 'HEAD', headers: { prefer: `count=${count}` } }),
      ]),
    ),
    ...ACCEPTS.flatMap((accept) => [
      ask('lists?select=id,points&id=eq.3', { headers: { accept } }),
      ask('lists?select=id,points,name&order=id', { headers: { accept } }),
      ask('lists?select=id&id=eq.99', { headers: { accept } }),
    ]),
    ...['kinds?order=id', 'lists?select=id,t:name,notes(id)&order=id', 'odd "name'].map((path) =>
      ask(path, { headers: { accept: 'text/csv' } }),
    ),
    ...RANGES.flatMap((range) => [
      ask('lists?select=id&order=id', { headers: { range } }),
      ask('lists?select=id&order=id', { headers: { range, 'range-unit': 'items', prefer: 'count=exact' } }),
      ask('lists?select=id&order=id&limit=2&offset=1', { headers: { range } }),
    ]),
    ...['public', 'other', 'nowhere', '', 'auth'].flatMap((profile) => [
      ask('things?select=id', { headers: { 'accept-profile': profile } }),
      ask('lists?select=id&id=eq.1', { headers: { 'accept-profile': profile, prefer: 'count=exact' } }),
    ]),
    ask('things?select=id,lists(id)', { headers: { 'accept-profile': 'other' } }),
    ...['guarded?select=id', 'secrets', 'lists?select=id&order=id', 'rpc/claims'].flatMap((path) => [
      ask(path, { as: 'bo' }),
      ask(path, { method: 'HEAD', as: 'bo' }),
    ]),
    ...[
      'lists',
      'nowhere',
      'rpc/add',
      'rpc/rename',
      'rpc/nowhere',
      'public_lists',
      'list_owners',
      'keyless',
    ].flatMap((path) => ['OPTIONS', 'PURGE'].map((method) => ask(path, { method }))),
    ...[
      'timezone=Europe/Madrid',
      'timezone=nowhere',
      'handling=strict',
      'handling=lenient',
      'handling=strict, timezone=UTC',
    ].map((prefer) => ask('lists?select=made&id=eq.1', { headers: { prefer } })),
    ...[
      'handling=strict, nonsense',
      'count=exact, count=planned',
      'nonsense',
      'count=nope',
      'tx=rollback, count=exact',
    ].map((prefer) => ask('lists?select=id&id=eq.1', { headers: { prefer } })),
    ...WRITES,
    ...CALLS,
  ];
}
