/** A cell of a grid, counted from 0. */
export type Cell = { readonly row: number; readonly column: number };

/**
 * Returns the cell that a key leads to, within `rows` × `columns`; null for a key that leads
 * nowhere. Home and End go along the row, with Ctrl to the first and the last cell of all.
 */
export function cellAfter(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | null {
  const last = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return null;
  }
}
