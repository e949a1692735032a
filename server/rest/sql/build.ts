import type { MediaType } from '../parse/media-type.ts';
import type { CallPlan, Plan, ReadPlan, WritePlan } from '../plan/types.ts';
import { answerSql, columnList, VALUE_COLUMN } from './answer.ts';
import { bodyRows } from './body.ts';
import { rowAlias } from './conditions.ts';
import { countSql, rangeSql, rowsSql } from './rows.ts';
import { Parameters, quoteName, quotePlace, type Statement } from './statement.ts';
import { INSERTED_SQL, writeSql } from './write.ts';

const ROW = 'row_to_json(x.*)';

/** The form of the response, apart from the plan. */
export type AnswerWish = {
  readonly media: MediaType;
  /** The number of all rows is asked for. */
  readonly counts: boolean;
  /** HEAD: no body. */
  readonly silent: boolean;
  /** The rows of the answer have no more bytes. */
  readonly mostBytes: number;
};

/**
 * Builds a plan as one statement that returns one line: total, page, body, location, inserted and
 * the settings response.headers and response.status, all text or null.
 */
export function buildStatement(plan: Plan, wish: AnswerWish): Statement {
  const parameters = new Parameters();
  const text = planSql(parameters, plan, wish);
  return { text: `${explainSql(wish.media)}${text}`, params: parameters.values };
}

/**
 * The prefix that makes the database return its plan of the statement; empty for the rows
 * themselves.
 */
function explainSql({ plan }: MediaType): string {
  if (plan === null) return '';
  return `EXPLAIN (${[...plan.options, `FORMAT ${plan.format}`].join(', ').toUpperCase()}) `;
}

function planSql(parameters: Parameters, plan: Plan, wish: AnswerWish): string {
  switch (plan.kind) {
    case 'read':
      return readSql(parameters, plan.read, wish);
    case 'write':
      return writeAnswerSql(parameters, plan.write, wish);
    case 'call':
      return callSql(parameters, plan.call, wish);
  }
}

function readSql(
  parameters: Parameters,
  read: ReadPlan,
  { media, counts, silent, mostBytes }: AnswerWish,
): string {
  const rows = rowsSql(parameters, read, { mostBytes });
  const answer = answerSql(parameters, {
    from: 'page',
    media,
    json: ROW,
    outputs: read.outputs,
    silent,
    single: false,
    total: counts ? countSql(parameters, read) : null,
    more: [],
    mostBytes,
  });
  return `WITH page AS (${rows}) ${answer}`;
}

function writeAnswerSql(parameters: Parameters, write: WritePlan, { media, mostBytes }: AnswerWish): string {
  const source = `WITH written AS (${writeSql(parameters, write)})`;
  const more = [INSERTED_SQL];
  if (write.location.length > 0) {
    const key = write.location.map(({ name }) => `w.${quoteName(name)}::text`).join(', ');
    more.push(
      `(SELECT row_to_json(k)::text FROM (SELECT ${key} FROM written AS w LIMIT 1) AS k) AS location`,
    );
  }
  const shared = { media, single: false, total: null, more, mostBytes };
  if (write.rows === null) {
    const silent = { from: 'written', json: ROW, outputs: null, silent: true };
    return `${source} ${answerSql(parameters, { ...shared, ...silent })}`;
  }
  const rows = rowsSql(parameters, write.rows, { mostBytes, source: `written AS ${rowAlias(write.rows)}` });
  const shown = { from: 'page', json: ROW, outputs: write.rows.outputs, silent: false };
  return `${source}, page AS (${rows}) ${answerSql(parameters, { ...shared, ...shown })}`;
}

function callSql(
  parameters: Parameters,
  call: CallPlan,
  { media, counts, silent, mostBytes }: AnswerWish,
): string {
  const { returns } = call.function;
  const from = callSource(parameters, call);
  if (call.rows === null) {
    const range = returns.set ? rangeSql(parameters, call.range) : '';
    const answer = answerSql(parameters, {
      from: 'page',
      media,
      json: media.shape === 'object' && returns.set ? ROW : `coalesce(to_json(x.${VALUE_COLUMN}), 'null')`,
      outputs: null,
      silent: silent || returns.kind === 'void',
      single: !returns.set,
      total: counts ? 'SELECT count(*) FROM called' : null,
      more: [],
      mostBytes,
    });
    return `WITH called AS (SELECT ${from}), page AS (SELECT ${VALUE_COLUMN} FROM called${range}) ${answer}`;
  }
  const columns = call.columns.length === 0 ? '1' : columnList('c', call.columns);
  const source = `called AS ${rowAlias(call.rows)}`;
  const rows = rowsSql(parameters, call.rows, { mostBytes, source });
  const answer = answerSql(parameters, {
    from: 'page',
    media,
    json: ROW,
    outputs: call.rows.outputs,
    silent,
    single: !returns.set,
    total: counts ? countSql(parameters, call.rows, source) : null,
    more: [],
    mostBytes,
  });
  return `WITH called AS (SELECT ${columns} FROM ${from}), page AS (${rows}) ${answer}`;
}

/**
 * The call with its arguments from the body: `f(…) AS pgrst_scalar FROM …` for one value, `… f(…)
 * AS c` for rows.
 */
function callSource(
  parameters: Parameters,
  { function: called, args, wholeBody, body, rows }: CallPlan,
): string {
  const name = quotePlace(called);
  const isRows = rows !== null;
  if (args.length === 0) return isRows ? `${name}() AS c` : `${name}() AS ${VALUE_COLUMN}`;
  if (wholeBody) {
    const value = `${parameters.bind(body.single?.text ?? body.json)}::${args[0]?.type ?? 'json'}`;
    return isRows ? `${name}(${value}) AS c` : `${name}(${value}) AS ${VALUE_COLUMN}`;
  }
  const columns = args.map((arg) => ({ name: arg.name, type: arg.type, defaultSql: null }));
  const source = `(SELECT b.* FROM ${bodyRows(parameters, body, columns, false)} LIMIT 1) AS b`;
  const given = args.map(
    (arg) => `${arg.variadic ? 'VARIADIC ' : ''}${quoteName(arg.name)} := b.${quoteName(arg.name)}`,
  );
  const call = `${name}(${given.join(', ')})`;
  return isRows ? `${source}, LATERAL ${call} AS c` : `${call} AS ${VALUE_COLUMN} FROM ${source}`;
}
