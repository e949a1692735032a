/** The figures of a week: how long calls took, and whether anything that was accepted is gone. */
import type pg from 'pg';
import type { TapRun } from '../live-phones.ts';
import type { Tally } from './calls.ts';
import type { Accepted } from './visits.ts';
import { timeAt } from '../times.ts';

/** Prints each kind of call, most frequent first. */
export function printCalls(tallies: ReadonlyMap<string, Tally>): void {
  const all = [...tallies].toSorted(([, one], [, other]) => other.times.length - one.times.length);
  for (const [name, { times, putOff, silent, broken, failed, failure }] of all) {
    const told = [
      `${String(times.length)} done`,
      ...(putOff === 0 ? [] : [`${String(putOff)} put off (${String(silent)} without Retry-After)`]),
      ...(broken === 0 ? [] : [`${String(broken)} connections broke`]),
      ...(failed === 0 ? [] : [`${String(failed)} refused: ${failure ?? ''}`]),
    ];
    console.log(`  ${name}: ${figures(times)}; ${told.join(', ')}`);
  }
}

/** Prints how long taps took to the other phone. */
export function printTaps({ received, sent, conflicts }: TapRun): void {
  console.log(
    `  taps on the other phone: ${figures(received)}; ${String(sent)} sent, ${String(conflicts)} sent again`,
  );
}

function figures(times: readonly number[]): string {
  const at = (share: number) => timeAt(times, share).toFixed(0);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)} ms`;
}

/** Prints how much of what was accepted the database does not have. */
export async function printLost(client: pg.Client, { lists, rows }: Accepted): Promise<void> {
  const lostLists = await client.query(
    `select from jsonb_each_text($1::jsonb) as said
     where not exists (select from army_lists l where l.id = said.key::uuid and l.name = said.value)`,
    [JSON.stringify(Object.fromEntries(lists))],
  );
  const lostRows = await client.query<{ lost: string }>(
    `select coalesce(sum(greatest(0, said.value::integer - coalesce(g.rows, 0))), 0) as lost
     from jsonb_each_text($1::jsonb) as said
     left join live_games g on g.id = said.key::uuid`,
    [JSON.stringify(Object.fromEntries(rows))],
  );
  console.log(`  ${String(lists.size)} lists saved, ${String(lostLists.rowCount ?? 0)} lost`);
  const taps = [...rows.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `  ${String(taps)} taps in ${String(rows.size)} games kept, ${lostRows.rows[0]?.lost ?? '?'} lost`,
  );
}
