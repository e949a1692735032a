import { readCsv } from '#domain/catalogue/import/parse-csv.ts';

/**
 * Turns CSV with a header line (RFC 4180) into a JSON array of objects; the unquoted or quoted
 * word NULL is null, as PostgREST reads it. Returns null when a quote is never closed, or a line
 * has more or fewer fields than the header.
 */
export function csvToJson(text: string): string | null {
  const table = readCsv(text);
  if (!table.ok) return null;
  const [header, ...lines] = table.rows.map(({ cells }) => cells);
  if (header === undefined) return '[]';
  if (lines.some((line) => line.length !== header.length)) return null;
  const rows = lines.map((line) =>
    Object.fromEntries(header.map((name, place) => [name, line[place] === 'NULL' ? null : line[place]])),
  );
  return JSON.stringify(rows).toWellFormed();
}
