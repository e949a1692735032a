import { describe, expect, it } from 'vitest';
import { type Batch, type BatchReader, runBatch } from './batch.ts';
import { DatabaseError } from '../database-error.ts';
import { createStatementNames } from './statement-names.ts';
import type { Statement } from '../transaction.ts';

const SETTINGS = [['role', 'anon']] as const;
const statement = (frame: Partial<Statement> = {}): Statement => ({
  text: 'select 1',
  params: [],
  opens: null,
  closes: false,
  ...frame,
});

/** A database that takes every batch, or fails the first with that error. */
function recorder(failure: DatabaseError | null = null) {
  const sent: Batch[] = [];
  const names = createStatementNames();
  const send = async (batch: Batch, reader: BatchReader) => {
    sent.push(batch);
    await Promise.resolve();
    if (sent.length === 1 && failure !== null) throw failure;
    for (const { text } of batch.steps) if (text !== null) reader.parseComplete();
  };
  const texts = () => sent.map(({ steps }) => steps.map(({ text, name }) => text ?? name));
  return { sent, texts, names, run: (one: Statement) => runBatch(one, names, send) };
}

describe('the message of a statement', () => {
  const set = 'select where pg_catalog.num_nulls(pg_catalog.set_config($1, $2, true)) < 0';

  it.each<[string, Partial<Statement>, string[]]>([
    ['alone inside a transaction', {}, ['select 1']],
    ['behind BEGIN and the settings when it opens one', { opens: SETTINGS }, ['begin', set, 'select 1']],
    [
      'without BEGIN and COMMIT when it opens and closes',
      { opens: SETTINGS, closes: true },
      [set, 'select 1'],
    ],
    ['before COMMIT when it is the last', { closes: true }, ['select 1', 'commit']],
  ])('holds the statement %s', async (_, frame, expected) => {
    const { run, texts, sent } = recorder();
    await run(statement(frame));
    expect(texts()).toEqual([expected]);
    const settings = sent[0]?.steps.find(({ text }) => text === set);
    expect(settings?.params).toEqual(frame.opens === undefined ? undefined : ['role', 'anon']);
  });

  it('holds only a name once the text has come twice', async () => {
    const { run, sent } = recorder();
    for (let at = 0; at < 3; at += 1) await run(statement({ opens: [], closes: true }));
    const asked = sent.map(({ steps }) => steps.find(({ isAsked }) => isAsked));
    expect(asked.map((step) => step?.text)).toEqual(['select 1', 'select 1', null]);
    expect(asked[2]?.name).toBe(asked[1]?.name);
  });

  it('never holds only a name inside a transaction, which could not be retried', async () => {
    const { run, texts } = recorder();
    for (let at = 0; at < 3; at += 1) await run(statement());
    expect(texts()).toEqual([['select 1'], ['select 1'], ['select 1']]);
  });
});

describe('a name that the database does not keep as it was', () => {
  it.each([
    ['0A000', 'cached plan must not change result type'],
    ['26000', 'prepared statement "muster_1" does not exist'],
    ['42P05', 'prepared statement "muster_1" already exists'],
  ])('is retried for %s when the transaction began with it', async (code, message) => {
    const { run, texts } = recorder(new DatabaseError(code, message));
    await run(statement({ opens: [] }));
    expect(texts()[1]?.[0]).toBe('rollback');
    expect(texts()).toHaveLength(2);
  });

  it.each([
    ['inside a transaction, which is lost', {}, '26000', 'unknown'],
    ['for a fault of the statement itself', { opens: [] }, '0A000', 'cannot insert into view'],
    ['for any other fault', { opens: [] }, '23505', 'duplicate'],
  ])('is not retried %s', async (_, frame, code, message) => {
    const { run, sent } = recorder(new DatabaseError(code, message));
    await expect(run(statement(frame))).rejects.toMatchObject({ code });
    expect(sent).toHaveLength(1);
  });
});
