import { readdirSync, readFileSync } from 'node:fs';
import { pid as ownPid } from 'node:process';

/** Ticks of a second in /proc. */
const TICKS = 100;

/**
 * Returns the milliseconds of processors that all processes took which this one has started, and
 * those that they have started: server and database, without the phones of a bench. 0 where the
 * system does not say.
 */
export function processorTime(): number {
  const processes = readProcesses();
  const took = (parent: number): number =>
    processes
      .filter((one) => one.parent === parent)
      .reduce((sum, { pid, ticks }) => sum + ticks + took(pid), 0);
  return (took(ownPid) * 1_000) / TICKS;
}

type Process = { readonly pid: number; readonly parent: number; readonly ticks: number };

function readProcesses(): readonly Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)));
  } catch {
    return [];
  }
}

/** A process may end before it is read. */
function readProcess(pid: number): readonly Process[] {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
