/**
 * A cell of a table that is taken away: a text, a number, or nothing where the card says nothing.
 */
export type Cell = string | number | null;

/** A table to take away: a head with what each column is called, and its key for programs. */
export type Sheet = {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly (readonly Cell[])[];
};

/** Tells spreadsheets that the letters are UTF-8; without it some show `SÃ¿enann`. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters at the start of a text that make a spreadsheet read it as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/**
 * The table as comma-separated values (RFC 4180): labels first, lines end in CR LF, a byte order
 * mark in front. A text that a spreadsheet would run as a formula gets an apostrophe in front;
 * numbers have a point and at most three decimals.
 */
export function csvOf({ columns, rows }: Sheet): string {
  const lines = [columns.map((column) => column.label), ...rows];
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** The table as JSON: one object a row under the keys of the columns; what is not known is null. */
export function jsonOf({ columns, rows }: Sheet): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ key }, position) => [key, shortened(row[position] ?? null)])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(shortened(cell));
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function shortened(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.round(cell * 1000) / 1000 : cell;
}
