import { describe, expect, it } from 'vitest';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { migrate, MigrationError } from './migrate.ts';
import type { Migration } from './migration-files.ts';
import { readPlan, SUPABASE_DIR } from './open-database.ts';

const PLAN = readPlan(SUPABASE_DIR);

const database = testDatabase();

const next = (version: string, sql: string): Migration => ({ version, name: 'next', sql });
const planWith = (...more: readonly Migration[]) => ({ ...PLAN, migrations: [...PLAN.migrations, ...more] });

/** Those that the tests apply one after the other: the database knows them from then on. */
const FIRST = next('29990101000000', 'create table first_of_two ();');
const SECOND = next('29990101000001', 'create table second_of_two ()');
const TOGETHER = next('29990102000000', 'create table together ()');

describe('migrations', () => {
  it('were applied once each and recorded as the hosted CLI records them', async () => {
    const rows = await asOwner(
      database,
      'select version, name from supabase_migrations.schema_migrations order by version',
    );
    expect(rows).toEqual(PLAN.migrations.map(({ version, name }) => ({ version, name })));
    expect(rows.length).toBeGreaterThan(5);
  });

  it('do nothing when everything was applied', async () => {
    expect(await migrate(database, PLAN)).toEqual([]);
  });

  it('leave the old state when one fails, and say which, where and why', async () => {
    const plan = planWith(
      FIRST,
      next('29990101000001', 'create table second_of_two ();\n\nselect no_such_function();'),
    );
    await expect(migrate(database, plan)).rejects.toThrow(
      /^29990101000001_next\.sql, line 3: function no_such_function\(\) does not exist\. Nothing of it was applied/,
    );
    const tables = await asOwner(
      database,
      "select to_regclass('first_of_two') as a, to_regclass('second_of_two') as b",
    );
    expect(tables).toEqual([{ a: 'first_of_two', b: null }]);

    expect(await migrate(database, planWith(FIRST, SECOND))).toEqual(['29990101000001_next.sql']);
  });

  it('refuse a database that a newer version brought up to date, and leave it alone', async () => {
    await expect(migrate(database, PLAN)).rejects.toThrow(
      /newer version of Muster: .* does not know its migration 29990101000000_next\. Nothing was changed\. Start that version/,
    );
  });

  it('refuse one with an older migration that they do not know, also of the bootstrap', async () => {
    const refusal = ({ version = '' }: Partial<Migration> = {}) => `does not know its migration ${version}_`;
    const [, second] = PLAN.migrations;
    const migrations = PLAN.migrations.filter((migration) => migration !== second);
    const between = { ...PLAN, migrations: [...migrations, FIRST, SECOND] };
    await expect(migrate(database, between)).rejects.toThrow(refusal(second));
    const bootstrap = PLAN.bootstrap.slice(0, -1);
    const older = { ...planWith(FIRST, SECOND), bootstrap };
    await expect(migrate(database, older)).rejects.toThrow(refusal(PLAN.bootstrap.at(-1)));
  });

  it('refuse one that comes before an applied one', async () => {
    const plan = {
      ...PLAN,
      migrations: [next('20200101000000', 'create table late ()'), ...PLAN.migrations, FIRST, SECOND],
    };
    await expect(migrate(database, plan)).rejects.toThrow(
      '20200101000000_next.sql is older than a migration',
    );
    await expect(migrate(database, plan)).rejects.toBeInstanceOf(MigrationError);
    expect(await asOwner(database, "select to_regclass('late') as late")).toEqual([{ late: null }]);
  });

  it('are applied once when two processes start together', async () => {
    const plan = planWith(FIRST, SECOND, TOGETHER);
    const applied = await Promise.all([migrate(database, plan), migrate(database, plan)]);
    expect(applied.flat()).toEqual(['29990102000000_next.sql']);
  });

  it('report in one sentence a file that was edited after it was applied', async () => {
    const version = '29990103000000';
    const edit = (sql: string) => planWith(FIRST, SECOND, TOGETHER, next(version, sql));
    await migrate(database, edit('create table edited ();\n'));
    const told = async (sql: string) => {
      const words: string[] = [];
      await migrate(database, edit(sql), ({ message }) => void words.push(message));
      return words;
    };
    // As the hosted CLI keeps it: statement by statement, without what stands between.
    expect(await told('  create table edited ()')).toEqual([]);
    expect(await told('create table edited (id integer)')).toEqual([
      expect.stringMatching(
        /^29990103000000_next\.sql: the file was edited after this database had applied it/,
      ),
    ]);
  });
});
