/**
 * Looks over a copy of an embedded database: every list that is in it, every index against its
 * table by amcheck. node tests/kill/inspect.ts <folder of the files>. Prints JSON.
 */
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { COUNTER } from './victim.ts';

const INDEXES = `
  select c.oid::regclass::text as name
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
  where m.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid and i.indisready`;
const TABLES = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind in ('r', 'm') and c.relpersistence = 'p'`;

const pglite = await PGlite.create({ dataDir: process.argv[2] ?? '', extensions: { amcheck } });
await pglite.exec('create extension amcheck');
const names = async (text: string) =>
  (await pglite.query<{ name: string }>(text)).rows.map(({ name }) => name);

const faults: string[] = [];
const indexes = await names(INDEXES);
for (const name of indexes) {
  await pglite.query('select bt_index_check($1::regclass, true)', [name]).catch((cause: unknown) => {
    faults.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
}
for (const name of await names(TABLES)) {
  const { rows } = await pglite.query<{ msg: string }>('select msg from verify_heapam($1::regclass)', [name]);
  faults.push(...rows.map(({ msg }) => `${name}: ${msg}`));
}
const { rows: lists } = await pglite.query<{ id: string; name: string }>(
  'select id::text, name from public.army_lists where id <> $1',
  [COUNTER],
);
const { rows: counter } = await pglite.query<{ name: string }>(
  'select name from public.army_lists where id = $1',
  [COUNTER],
);
await pglite.close();
console.log(JSON.stringify({ lists, counted: Number(counter[0]?.name), indexes: indexes.length, faults }));
