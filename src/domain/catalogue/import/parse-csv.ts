/**
 * One line of a table. `line` is where it begins in the file, counted from 1, as editors and
 * spreadsheets show it.
 */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** `unclosed-quote`: the cell that begins on `line` is never closed. */
export type CsvTable =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly code: 'unclosed-quote'; readonly line: number };

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads a table as spreadsheets write it: with a byte order mark, and commas, semicolons or tabs
 * between cells (the first line decides). Empty lines are left out.
 */
export function parseCsv(text: string): CsvTable {
  const body = text.replace(/^\uFEFF/u, '');
  const table = readCsv(body, delimiterOf(body));
  if (!table.ok) return table;
  return { ok: true, rows: table.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/**
 * Reads every line of a table as RFC 4180 writes it, with any line ends. Cells are given as
 * written, quotes taken off.
 */
export function readCsv(body: string, delimiter = ','): CsvTable {
  const rows: CsvRow[] = [];
  let row: { line: number; cells: string[] } = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  while (at < body.length) {
    const cell = readCell(body, at, delimiter);
    if (cell === null) return { ok: false, code: 'unclosed-quote', line };
    row.cells.push(cell.text);
    line += lineBreaks(body.slice(at, cell.end));
    at = cell.end;
    if (body[at] === delimiter) {
      at += 1;
      if (at === body.length) row.cells.push('');
      continue;
    }
    at += body.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return { ok: true, rows };
}

/** The sign that the first line uses most, quoted text not counted. */
function delimiterOf(text: string): string {
  const header = (/^(?:"[^"]*"|[^"\r\n])*/u.exec(text)?.[0] ?? '').replace(/"[^"]*"/gu, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The cell that begins at `at` and where it ends; null when its quote never closes. */
function readCell(text: string, at: number, delimiter: string): { text: string; end: number } | null {
  if (text[at] !== '"') return plainCell(text, at, delimiter);
  let end = at + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) return null;
    end = quote + 1;
    if (text[end] !== '"') break;
    end += 1;
  }
  // Text after the closing quote belongs to the cell: nobody's text is dropped.
  const rest = plainCell(text, end, delimiter);
  return { text: text.slice(at + 1, end - 1).replaceAll('""', '"') + rest.text, end: rest.end };
}

function plainCell(text: string, at: number, delimiter: string): { text: string; end: number } {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(at, end), end };
}

function lineBreaks(text: string): number {
  return text.split(/\r\n|\r|\n/u).length - 1;
}
