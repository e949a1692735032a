/**
 * The Content-Range header: `0-11/12`, `*` for no rows or an unknown total. `first` and `last`
 * count from 0; a last before the first means no rows.
 */
export function contentRange(first: number, last: number, total: number | null): string {
  const rows = first <= last && total !== 0 ? `${String(first)}-${String(last)}` : '*';
  return `${rows}/${total === null ? '*' : String(total)}`;
}

/**
 * True when a page of a counted whole is all of it (200), part of it (206) or past its end (416).
 */
export function rangeStatus(offset: number, rows: number, total: number | null): 200 | 206 | 416 {
  if (total === null) return 200;
  if (offset > total) return 416;
  return rows < total ? 206 : 200;
}
