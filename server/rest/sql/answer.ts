import type { MediaType } from '../parse/media-type.ts';
import type { Output } from '../plan/types.ts';
import { boundedBytes, jsonRows } from './bounded-list.ts';
import { outputNames } from './rows.ts';
import { type Parameters, quoteName } from './statement.ts';

/** The parts that turn the rows of a CTE into one line of text columns, which respond/ reads. */
export type AnswerParts = {
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
  /** The rows of the answer have no more bytes. */
  readonly mostBytes: number;
};

/** The name of the only column of a response that is one value, or several. */
export const VALUE_COLUMN = 'pgrst_scalar';

const CSV_LINE = 'substring((x.*)::text, 2, length((x.*)::text) - 2)';
const NEW_LINE = "E'\\n'";
/** As json_agg spaces rows. */
const BETWEEN_ROWS = "E', \\n '";

/**
 * The SELECT that makes the answer: JSON or CSV is built in SQL and passed on as text, never
 * written again.
 */
export function answerSql(parameters: Parameters, parts: AnswerParts): string {
  const columns = [
    `${parts.total === null ? 'NULL' : `(${parts.total})`}::text AS total`,
    'count(*)::text AS page',
    `${parts.silent ? "''" : bodySql(parameters, parts)} AS body`,
    ...parts.more,
    "nullif(current_setting('response.headers', true), '') AS response_headers",
    "nullif(current_setting('response.status', true), '') AS response_status",
  ];
  const rows = parts.silent ? `${parts.from} AS x` : jsonRows(parts.from, rowText(parts));
  return `SELECT ${columns.join(', ')} FROM ${rows}`;
}

/** The text of one row of the answer. */
function rowText({ media, json }: AnswerParts): string {
  if (media.shape === 'csv') return CSV_LINE;
  // PostGIS has it; without PostGIS the database says so.
  if (media.shape === 'geojson') return 'ST_AsGeoJSON(x.*)';
  return `${media.stripNulls ? `json_strip_nulls(${json})` : json}::text`;
}

function bodySql(parameters: Parameters, parts: AnswerParts): string {
  const { media, outputs, single, mostBytes } = parts;
  // The value of a function is its own affair: no request makes it larger.
  const isFull = single ? 'count(*) > 0' : `${boundedBytes(mostBytes)} >= 0`;
  const either = (body: string, empty: string) => `CASE WHEN ${isFull} THEN ${body} ELSE ${empty} END`;
  if (media.shape === 'csv') {
    const header = `${parameters.bind(csvNames(outputs))}::text`;
    return either(`concat(${header}, ${NEW_LINE}, string_agg(x.j, ${NEW_LINE}))`, NEW_LINE);
  }
  if (media.shape === 'geojson') {
    const list = (features: string) =>
      `concat('{"type" : "FeatureCollection", "features" : [', ${features}, ']}')`;
    return either(list("string_agg(x.j, ', ')"), list("''"));
  }
  if (single || media.shape === 'object') return either("string_agg(x.j, '')", "'null'");
  const between = media.stripNulls ? "','" : outputs === null ? "', '" : BETWEEN_ROWS;
  return either(`concat('[', string_agg(x.j, ${between}), ']')`, "'[]'");
}

function csvNames(outputs: AnswerParts['outputs']): string {
  return outputs === null ? VALUE_COLUMN : outputNames(outputs).join(',');
}

/** A list of schema columns of one alias, for RETURNING and SELECT. */
export function columnList(alias: string, columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => `${alias}.${quoteName(name)}`).join(', ');
}
