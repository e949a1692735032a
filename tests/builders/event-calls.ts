import { act } from './community.ts';
import type { Account } from './database.ts';
import type { Database, Param } from '#server/db/database.ts';

/** Sound scoring of an event, as `save_event` takes it. */
export const SCORING = {
  win: 3,
  draw: 1,
  loss: 0,
  bye: 3,
  byeScore: { mission: 6, feats: 2, difference: 4 },
  tieBreaks: ['strength', 'lot'],
};

/** The least that an event is announced with: two seats, three rounds. */
export const EVENT = {
  name: 'Winter Open',
  city: 'Turku',
  country: 'FI',
  starts_at: '2027-01-16T08:00:00Z',
  zone: 'Europe/Helsinki',
  seats: 2,
  rounds: 3,
  round_minutes: 120,
  scoring: SCORING,
};

type Row = Readonly<Record<string, unknown>>;
/** An event as `event_view` returns it. */
export type EventView = Row & { readonly players: readonly Row[] };

type Who = Account | null;

/** Returns the calls of events. Each acts as the organiser where no account is given. */
export function eventCalls(database: Database, organiser: () => Account) {
  const call = async (who: Who, text: string, params: readonly Param[]) => {
    const { rows } = await act(database, who, text, params);
    return rows.map((row) => Object.values(row)[0]);
  };
  const first = async (who: Who, text: string, params: readonly Param[]) =>
    (await call(who, text, params))[0];
  const save = async (body: object, event: string | null = null, who: Who = organiser()) =>
    String(await first(who, 'select save_event($1, $2)', [JSON.stringify(body), event]));
  const setState = async (event: string, state: string, who: Who = organiser()) =>
    call(who, 'select set_event_state($1, $2)', [event, state]);
  return {
    call,
    save,
    setState,
    /** Announces an event that is open for players. */
    announced: async (body: object = {}, who: Who = organiser()): Promise<string> => {
      const event = await save({ ...EVENT, ...body }, null, who);
      await setState(event, 'open', who);
      return event;
    },
    view: async (event: string, who: Who = null, invite: string | null = null) =>
      (await first(who, 'select event_view($1, $2)', [event, invite])) as EventView | null,
    join: async (event: string, who: Who, invite: string | null = null) =>
      first(who, 'select join_event($1, $2, $3)', [event, 'Ice Club', invite]),
    leave: async (event: string, who: Who) => call(who, 'select leave_event($1)', [event]),
    guest: async (event: string, name: string | null, who: Who = organiser()) =>
      String(await first(who, 'select add_event_guest($1, $2)', [event, name])),
    change: async (entry: string, body: object, who: Who = organiser()) =>
      call(who, 'select change_event_player($1, $2)', [entry, JSON.stringify(body)]),
  };
}

/** The name that a player without a user name goes by. */
export const nameOf = ({ wabId }: Account): string => wabId.slice(0, 8);
