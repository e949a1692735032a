import type { MediaType } from '../parse/media-type.ts';
import type { Output } from '../plan/types.ts';
import { outputNames } from './rows.ts';
import { type Parameters, quoteName } from './statement.ts';

/** How the rows of a CTE become one line of text columns, which respond/ reads. */
export interface AnswerParts {
  /** The CTE or query whose rows are the answer. */
  readonly from: string;
  readonly media: MediaType;
  /** The JSON of one row `x`. */
  readonly json: string;
  /** The keys of a row; null when it is one value. */
  readonly outputs: readonly Output[] | null;
  /** No body is wanted. */
  readonly silent: boolean;
  /** A function's one value: not in an array. */
  readonly single: boolean;
  /** The number of all rows, as SQL; null when it is not asked for. */
  readonly total: string | null;
  /** Further columns of the line, such as `… AS location`. */
  readonly more: readonly string[];
}

/** What the one column is called of an answer that is a value, or several. */
export const VALUE_COLUMN = 'pgrst_scalar';

/** The SELECT that makes the answer: JSON or CSV is built in SQL and passed on as text, never written again. */
export function answerSql(parameters: Parameters, parts: AnswerParts): string {
  const columns = [
    `${parts.total === null ? 'NULL' : `(${parts.total})`}::text AS total`,
    'count(*)::text AS page',
    `${parts.silent ? "''" : bodySql(parameters, parts)} AS body`,
    ...parts.more,
    "nullif(current_setting('response.headers', true), '') AS response_headers",
    "nullif(current_setting('response.status', true), '') AS response_status",
  ];
  return `SELECT ${columns.join(', ')} FROM ${parts.from} AS x`;
}

function bodySql(parameters: Parameters, { media, json, outputs, single }: AnswerParts): string {
  if (media.shape === 'csv') return csvSql(parameters, outputs);
  const list = `json_agg(${json})`;
  const strip = (value: string) => (media.stripNulls ? `json_strip_nulls(${value})` : value);
  if (single || media.shape === 'object') return `coalesce(${strip(`(${list}->0)`)}::text, 'null')`;
  return `coalesce(${strip(list)}::text, '[]')`;
}

function csvSql(parameters: Parameters, outputs: readonly Output[] | null): string {
  const names = outputs === null ? VALUE_COLUMN : outputNames(outputs).join(',');
  const header = `CASE WHEN count(*) = 0 THEN '' ELSE ${parameters.bind(names)}::text END`;
  const lines = "string_agg(substring((x.*)::text, 2, length((x.*)::text) - 2), E'\\n')";
  return `${header} || E'\\n' || coalesce(${lines}, '')`;
}

/** A list of schema columns of one alias, for RETURNING and SELECT. */
export function columnList(alias: string, columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => `${alias}.${quoteName(name)}`).join(', ');
}
