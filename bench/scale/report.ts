/** Prints what was measured, and what is wrong with it. */
import type { Measured } from './measure.ts';

/** Prints a row of a Markdown table for each query, the slowest last. */
export function printTable(measured: readonly Measured[]): void {
  console.log(
    '| Query | Rows read | p50, ms | p95, ms | Read that took most rows |\n|---|---:|---:|---:|---|',
  );
  for (const { name, rows, p50, p95, worst } of measured.toSorted((a, b) => a.p95 - b.p95)) {
    const most = worst === null ? '' : `${worst.node}: ${worst.rows.toLocaleString('en')}`;
    console.log(
      `| ${name} | ${rows.toLocaleString('en')} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${most} |`,
    );
  }
}

/** Returns a line for each fault: a large table that is scanned, more rows than a call may read. */
export function faultsOf(measured: readonly Measured[]): readonly string[] {
  return measured.flatMap(({ name, rows, scans, mostRows, worst }) => {
    const tables = Map.groupBy(scans, ({ table }) => table);
    const lines = [...tables].map(([table, [scan]]) => `${name} scans ${table}: ${lineOf(scan?.statement)}`);
    if (lines.length === 0 && rows > mostRows) {
      lines.push(
        `${name} reads ${rows.toLocaleString('en')} rows, most by ${worst?.node ?? ''}: ${lineOf(worst?.statement)}`,
      );
    }
    return lines;
  });
}

function lineOf(statement = ''): string {
  return statement.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
}
