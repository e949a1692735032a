import type { QueryResult } from '../database.ts';
import { plainError } from '../database-error.ts';
import type { StatementNames } from './statement-names.ts';
import type { Statement } from '../transaction.ts';

/** One of the statements that travel together; an error in one passes over the rest. */
export type Step = {
  /** Empty for one without a name. */
  readonly name: string;
  /** Null when the database knows it by its name. */
  readonly text: string | null;
  readonly params: readonly (string | null)[];
  /** True for the statement whose rows are wanted, false for those that frame it. */
  readonly isAsked: boolean;
};

/** The statements of one message, followed by one Sync. */
export type Batch = {
  /** Names that the database may forget first. */
  readonly drops: readonly string[];
  readonly steps: readonly Step[];
};

/**
 * Runs a statement together with the statements that open and close its transaction, in one
 * message. `send` sends the batch, passes the responses to the reader and throws the database's
 * error. An outdated plan is made again if nothing is lost by it.
 */
export async function runBatch(
  statement: Statement,
  names: StatementNames,
  send: (batch: Batch, reader: BatchReader) => Promise<void>,
): Promise<QueryResult> {
  const once = async (isAgain: boolean): Promise<QueryResult> => {
    const batch = batchOf(statement, names, isAgain);
    const reader = new BatchReader(batch, names);
    await send(batch, reader);
    return reader.result;
  };
  try {
    return await once(false);
  } catch (cause) {
    const { code, message } = plainError(cause);
    const isOutdated = code === '0A000' && message.startsWith('cached plan');
    const isUnknown = code === '26000' || code === '42P05';
    if (isOutdated) names.reset();
    else if (isUnknown) names.stop();
    else throw cause;
    if (statement.opens === null) throw cause;
    return once(true);
  }
}

/**
 * A statement that opens and closes its transaction needs no BEGIN and no COMMIT: what comes before
 * a Sync is a transaction of its own, undone when any of it fails.
 */
function batchOf({ text, params, opens, closes }: Statement, names: StatementNames, isAgain: boolean): Batch {
  const drops: string[] = [];
  const step = (sql: string, values: readonly (string | null)[], isAsked = false): Step => {
    // Inside a transaction a name that the database does not know would cost the whole of it: it
    // could not be tried again.
    if (opens === null) return { name: '', text: sql, params: values, isAsked };
    const { name, parse, drops: due } = names.use(sql);
    drops.push(...due);
    return { name, text: parse ? sql : null, params: values, isAsked };
  };
  const steps: Step[] = isAgain ? [step('rollback', [])] : [];
  if (opens !== null) {
    if (!closes) steps.push(step('begin', []));
    steps.push(step(settingsSql(opens.length), opens.flat()));
  }
  steps.push(step(text, params, true));
  if (closes && opens === null) steps.push(step('commit', []));
  return { drops, steps };
}

/**
 * Returns the SQL that makes `count` settings of the transaction, in their order, and returns no
 * row.
 */
function settingsSql(count: number): string {
  const calls = Array.from(
    { length: count },
    (_, at) => `pg_catalog.set_config($${String(2 * at + 1)}, $${String(2 * at + 2)}, true)`,
  );
  return `select where pg_catalog.num_nulls(${calls.join(', ')}) < 0`;
}

type FieldType = {
  readonly name: string;
  readonly dataTypeID: number;
};

/** Reads the database's responses to a batch, message after message. */
export class BatchReader {
  readonly #batch: Batch;
  readonly #names: StatementNames;
  readonly #rows: Record<string, unknown>[] = [];
  #fields: readonly FieldType[] = [];
  #step = 0;
  #parsed = 0;
  #affected = 0;

  constructor(batch: Batch, names: StatementNames) {
    this.#batch = batch;
    this.#names = names;
  }

  parseComplete(): void {
    const step = this.#batch.steps.filter(({ text }) => text !== null)[this.#parsed];
    this.#parsed += 1;
    if (step !== undefined && step.name !== '') this.#names.parsed(step.name);
  }

  rowDescription(fields: readonly FieldType[]): void {
    this.#fields = fields;
  }

  dataRow(values: readonly (string | null)[]): void {
    const row: Record<string, unknown> = {};
    for (const [place, { name, dataTypeID }] of this.#fields.entries()) {
      const value = values[place] ?? null;
      row[name] = value === null ? null : parseValue(dataTypeID, value);
    }
    this.#rows.push(row);
  }

  commandComplete(tag: string): void {
    if (this.#batch.steps[this.#step]?.isAsked === true) {
      this.#affected = Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(tag)?.[1] ?? '0');
    }
    this.#step += 1;
  }

  get result(): QueryResult {
    return { rows: this.#rows, affected: this.#affected };
  }
}

const BOOL = 16;
const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802]);
/** int2, int4, oid, float4, float8: what a JavaScript number holds without loss. */
const NUMBERS: ReadonlySet<number> = new Set([21, 23, 26, 700, 701]);

/**
 * Returns the server's form of a text that the database sent for a value. `type` is the type's oid.
 * A type that would lose precision (bigint, numeric, timestamps) or that JavaScript lacks stays
 * text.
 */
function parseValue(type: number, text: string): unknown {
  if (type === BOOL) return text === 't';
  if (NUMBERS.has(type)) return Number(text);
  if (JSON_TYPES.has(type)) return JSON.parse(text) as unknown;
  return text;
}
