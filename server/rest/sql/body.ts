import type { Body } from '../parse/body.ts';
import type { Column } from '../schema.ts';
import { type Parameters, quoteName, quoteText } from './statement.ts';

/**
 * The rows of a body as a source `b` for FROM, each column in its own type. The whole body is one
 * parameter. With `defaults` a key that a row lacks takes the column's default; without columns
 * there is one empty row per object.
 */
export function bodyRows(
  parameters: Parameters,
  body: Body,
  columns: readonly Pick<Column, 'name' | 'type' | 'defaultSql'>[],
  defaults: boolean,
): string {
  const rows = parameters.bind(body.isArray ? body.json : `[${body.json}]`);
  if (columns.length === 0) return `json_array_elements(${rows}::json) AS b`;
  const typed = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
  if (!defaults) return `json_to_recordset(${rows}::json) AS b(${typed})`;
  const values = columns.flatMap(({ name, defaultSql }) =>
    defaultSql === null ? [] : [`jsonb_build_object(${quoteText(name)}, ${defaultSql})`],
  );
  const filled = ['e', ...values.toReversed()].toReversed().join(' || ');
  return (
    `(SELECT coalesce(jsonb_agg(${filled}), '[]') AS doc FROM jsonb_array_elements(${rows}::jsonb) AS e) AS d, ` +
    `LATERAL jsonb_to_recordset(d.doc) AS b(${typed})`
  );
}
