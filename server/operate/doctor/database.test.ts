import { describe, expect, it } from 'vitest';
import { DatabaseError } from '#server/db/database-error.ts';
import { faultOfPostgres, judgeDatabase } from './database.ts';

const now = new Date('2026-11-22T12:00:00Z');
const FILES = ['20261101000000', '20261102000000'];
const GOOD = { postgres: '15.4', migrations: FILES, at: now.getTime() };

const words = (state: Partial<typeof GOOD>) =>
  judgeDatabase({ ...GOOD, ...state }, FILES, now).map(
    (finding) => `${finding.state} ${finding.name}: ${finding.words}`,
  );

describe('npm run doctor, for the database', () => {
  it('finds a database of the right version and state in order', () => {
    expect(words({})).toEqual([
      'ok database: PostgreSQL 15.4 answers.',
      'ok migrations: All 2 are applied.',
      'ok database clock: It agrees with this machine.',
    ]);
  });

  it('says that PostgreSQL is too old', () => {
    expect(words({ postgres: '14.11' })).toContain(
      'broken database: PostgreSQL 14.11 is too old. Upgrade it to 15 or newer.',
    );
  });

  it('says which migrations are not applied', () => {
    expect(words({ migrations: FILES.slice(0, 1) })).toContain(
      'broken migrations: 1 of 2 are not applied, the first is 20261102000000. Restart the server: it applies them.',
    );
  });

  it('says that the database is of a newer version', () => {
    const newer =
      'broken migrations: The database belongs to a newer version of Muster (20270101000000). Start that version or a later one again.';
    expect(words({ migrations: [...FILES, '20270101000000'] })).toContain(newer);
    // A restart would be refused: that it applies the rest would be wrong.
    expect(words({ migrations: [...FILES.slice(0, 1), '20270101000000'] })).toContain(newer);
  });

  it('says that the clock of the database is wrong', () => {
    expect(words({ at: now.getTime() - 90_000 }).at(-1)).toMatch(/^broken database clock: .+ 90 s apart/);
  });

  it('says that a database was never filled, and that one does not answer', () => {
    const empty = new DatabaseError('42P01', 'relation "schema_migrations" does not exist');
    expect(faultOfPostgres(empty)).toMatchObject({
      state: 'look',
      words: expect.stringContaining('holds no Muster yet'),
    });
    expect(faultOfPostgres(new Error('connect ECONNREFUSED'))).toMatchObject({ state: 'broken' });
  });
});
