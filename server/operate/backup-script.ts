import { type BackupHeader, type BackupTable, quoteRelation, quoteText } from './backup-format.ts';

/** SQLSTATEs of refusals by the scripts below; their message is a sentence for the operator. */
export const REFUSALS = { notEmpty: 'MU001', olderDatabase: 'MU002', danglingReference: 'MU003' } as const;

/** Short-lived rows of accounts that no foreign key binds to them: sign-ins and mail under way. */
const LOOSE_TABLES = ['auth.flow_state', 'auth.refresh_tokens', 'public.mail_outbox'];

/**
 * The settings with which the values of a backup are written and read, whatever the session had
 * before. They also keep row-level security from silently leaving out rows.
 */
export const VALUE_SETTINGS = `
set local client_encoding = 'UTF8';
set local timezone = 'UTC';
set local datestyle = 'ISO, YMD';
set local intervalstyle = 'postgres';
set local bytea_output = 'hex';
set local extra_float_digits = 1;
set local xmloption = 'content';
set local standard_conforming_strings = on;
set local row_security = off;`;

/**
 * Makes the tables of a backup ready for its rows: locks them, refuses to replace accounts unless
 * `muster.replace` is on, and empties them with everything that refers to them, sessions among it.
 * Triggers are held off until the end of the transaction: what they did is in the rows already.
 * Checks hold; references are looked over by `finishScript`.
 */
export function prepareScript({ tables, migrations }: BackupHeader): string {
  return `${VALUE_SETTINGS}
set local session_replication_role = replica;
do $muster$
declare
  wanted text[] := ${textArray(migrations)};
  missing text;
  loaded oid[] := ${relations(tables)};
  emptied regclass[];
  one regclass;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select min(version) into missing from unnest(wanted) as version
    where version not in (select m.version from supabase_migrations.schema_migrations m);
    if missing is not null then
      raise exception using errcode = '${REFUSALS.olderDatabase}', message = format(
        'The backup was made after migration %s, which this database does not have yet. Bring it up to date first.', missing);
    end if;
  end if;

  with recursive gone (id) as (
    select unnest(loaded || array(
      select to_regclass(name)::oid from unnest(${textArray(LOOSE_TABLES)}) as name where to_regclass(name) is not null
    ))
    union
    select conrelid from pg_constraint join gone on confrelid = gone.id where contype = 'f'
  )
  select array_agg(id::regclass) into emptied from gone;
  foreach one in array emptied loop
    execute format('lock table %s in share row exclusive mode', one);
  end loop;

  if coalesce(current_setting('muster.replace', true), '') not in ('on', 'true', 'yes', '1')
    and exists (select from auth.users)
  then
    raise exception using errcode = '${REFUSALS.notEmpty}',
      message = 'This database already has accounts. Restoring a backup replaces everything in it.',
      hint = 'npm run restore -- --replace <file>, or with psql: --command "set muster.replace = on" before --file.';
  end if;
  foreach one in array emptied loop
    execute format('delete from %s where true', one);
  end loop;
end;
$muster$;
`;
}

/**
 * Sets the sequences, notes on a server of ours which seeds are in the rows, makes what this
 * database derives from them and an older backup has not, and refuses rows that refer to rows which
 * are not there.
 */
export function finishScript({ tables, sequences, seeds }: BackupHeader): string {
  const settings = sequences.map(
    (sequence) =>
      `  perform pg_catalog.setval(${quoteText(quoteRelation(sequence))}, ${sequence.value}, ${String(sequence.called)});\n`,
  );
  return `do $muster$
declare
  loaded oid[] := ${relations(tables)};
  reference record;
  dangling boolean;
begin
${settings.join('')}  if to_regclass('muster.applied_seeds') is not null then
    delete from muster.applied_seeds where true;
    insert into muster.applied_seeds (path, hash, applied_at)
    select * from unnest(
      ${textArray(seeds.map(({ path }) => path))}, ${textArray(seeds.map(({ hash }) => hash))},
      ${textArray(seeds.map(({ at }) => at))}::timestamptz[]
    );
  end if;
  if to_regprocedure('private.fill_derived()') is not null then
    perform private.fill_derived();
  end if;
  for reference in
    select
      f.conname,
      f.conrelid::regclass as child,
      f.confrelid::regclass as parent,
      string_agg(format('child.%I = parent.%I', own.attname, other.attname), ' and ') as same,
      string_agg(format('child.%I is not null', own.attname), ' and ') as given
    from pg_constraint f
    cross join unnest(f.conkey, f.confkey) as pair (own, other)
    join pg_attribute own on own.attrelid = f.conrelid and own.attnum = pair.own
    join pg_attribute other on other.attrelid = f.confrelid and other.attnum = pair.other
    where f.contype = 'f' and f.convalidated and (f.conrelid = any (loaded) or f.confrelid = any (loaded))
    group by f.oid, f.conname, f.conrelid, f.confrelid
  loop
    execute format(
      'select exists (select from %s child where %s and not exists (select from %s parent where %s))',
      reference.child, reference.given, reference.parent, reference.same
    ) into dangling;
    if dangling then
      raise exception using errcode = '${REFUSALS.danglingReference}', message = format(
        'A row of %s refers to a row of %s that is not in the backup (%s).',
        reference.child, reference.parent, reference.conname);
    end if;
  end loop;
end;
$muster$;
`;
}

function relations(tables: readonly BackupTable[]): string {
  return `array[${tables.map((table) => quoteText(quoteRelation(table))).join(', ')}]::regclass[]::oid[]`;
}

function textArray(texts: readonly string[]): string {
  return `array[${texts.map(quoteText).join(', ')}]::text[]`;
}
