import { readFileSync } from 'node:fs';

export const VIEWERS = ['anon', 'owner', 'other user', 'tester', 'admin', 'banned', 'service'] as const;
export type Viewer = (typeof VIEWERS)[number];

export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

export type Cell = {
  /** As the matrix writes it, for example `shared_lists (active)`. */
  readonly table: string;
  readonly viewer: Viewer;
  readonly operation: Operation;
  readonly allowed: boolean;
};

/** The matrix of docs/security.md, one entry for each table, viewer and operation. */
export function readSecurityMatrix(): readonly Cell[] {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const from = page.slice(page.indexOf('| table |')).split('\n');
  const end = from.findIndex((line) => !line.startsWith('|'));
  const lines = from.slice(0, end === -1 ? undefined : end);
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  if (head.join() !== ['table', ...VIEWERS].join()) throw new Error(`Unknown columns: ${head.join(', ')}`);
  return rows.flatMap(([table = '', ...cells]) =>
    VIEWERS.flatMap((viewer, at) => {
      const letters = cells[at] ?? '';
      if (!/^(?:–|S?I?U?D?)$/.test(letters) || letters === '') {
        throw new Error(`${table}, ${viewer}: "${letters}"`);
      }
      return OPERATIONS.map((operation) => ({
        table,
        viewer,
        operation,
        allowed: letters.includes(operation.charAt(0).toUpperCase()),
      }));
    }),
  );
}
