import type { Database } from '#server/db/database.ts';
import { act } from './community.ts';
import { type Account, asOwner } from './database.ts';

/** The id of a player's entry in an event. */
export async function entryOf(database: Database, event: string, { id }: Account): Promise<string> {
  const rows = await asOwner(
    database,
    'select id from private.event_players where event_id = $1 and user_id = $2',
    [event, id],
  );
  return String(rows[0]?.['id']);
}

/** Sets the deadline of an event so many minutes from now; the past is allowed, as by no call. */
export async function setDeadline(database: Database, event: string, minutes: number): Promise<void> {
  await asOwner(
    database,
    `do $do$ begin
       alter table private.events disable trigger events_hold_deadline;
       update private.events set list_deadline = now() + interval '${String(minutes)} minutes' where id = '${event}';
       alter table private.events enable trigger events_hold_deadline;
     end $do$`,
  );
}

/** Hands in a list in which the player's app found so many problems. */
export async function handIn(
  database: Database,
  who: Account,
  event: string,
  problems: number,
  late: { readonly player?: string; readonly reason?: string } = {},
): Promise<void> {
  await act(database, who, `select hand_in_list($1, 'aaaa', $2, $3, $4)`, [
    event,
    JSON.stringify({ problems }),
    late.player ?? null,
    late.reason ?? null,
  ]);
}

/** Runs the job that looks at deadlines. */
export async function tellDeadlines(database: Database): Promise<void> {
  await asOwner(database, 'select private.tell_deadlines()');
}
