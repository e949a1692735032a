/** Reads plans: the tables that were scanned whole, and the rows that were read. */

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
};
/** The plan of a statement as auto_explain writes it. */
export type Plan = { readonly 'Query Text': string; readonly Plan: Node };

/** The nodes of a plan that read a table, with the rows that they read in all their loops. */
export type Read = {
  readonly node: string;
  readonly table: string;
  readonly isSeqScan: boolean;
  readonly rows: number;
  readonly statement: string;
};

/** Returns what the statements of one call read, most rows first. */
export function readsOf(plans: readonly Plan[]): readonly Read[] {
  return plans
    .flatMap(({ Plan: node, 'Query Text': text }) => nodesOf(node).flatMap((one) => readOf(one, text) ?? []))
    .toSorted((a, b) => b.rows - a.rows);
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function readOf(node: Node, statement: string): Read | null {
  const table = node['Relation Name'];
  const loops = node['Actual Loops'] ?? 0;
  // The catalogue of PostgreSQL is read once by a process, not by each call.
  if (table === undefined || table.startsWith('pg_') || node['Node Type'] === 'ModifyTable' || loops === 0)
    return null;
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const index = node['Index Name'];
  return {
    node: `${node['Node Type']} ${index ?? table}`,
    table,
    isSeqScan: node['Node Type'] === 'Seq Scan',
    rows: Math.round(each * loops),
    statement,
  };
}
