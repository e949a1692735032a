import { countingLists, type HandedInList } from './event-lists.ts';

/** The versions that one player may hand in. */
export const MOST_VERSIONS = 50;

/** The facts of an event that decide on its lists. Times are in ms since 1970. */
export type ListEvent = {
  readonly state: string;
  /** Null: no lists are handed in. */
  readonly deadline: number | null;
  /** Null: lists are shown once the event is finished. */
  readonly shownAt: number | null;
  /** The reader runs the event. */
  readonly runs: boolean;
};

/** The facts of a player's seat that decide on the player's list. */
export type ListSeat = {
  readonly id: string;
  /** Null once the account is gone. */
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly isMe: boolean;
  readonly status: 'in' | 'waiting' | 'withdrawn';
};

/**
 * `none`: no lists are wanted; `sealed`: before the deadline; `over`: those who run the event read
 * the lists; `shown`: everybody does.
 */
export type ListPhase = 'none' | 'sealed' | 'over' | 'shown';

/** Returns the phase of the lists of an event. `now`: ms since 1970. */
export function listPhase({ deadline, shownAt, state }: ListEvent, now: number): ListPhase {
  if (deadline === null) return 'none';
  if (now <= deadline) return 'sealed';
  const isShown = shownAt === null ? state === 'finished' : now >= shownAt;
  return isShown ? 'shown' : 'over';
}

/** True while the event takes lists from anybody at all. */
export function takesLists({ deadline, state }: ListEvent): boolean {
  return deadline !== null && state !== 'finished' && state !== 'cancelled';
}

/**
 * `own`: by the player until the deadline; `guest`: by those who run the event for a player without
 * an account; `late`: by them for anybody, with a reason.
 */
export type HandInWay = 'own' | 'guest' | 'late';

/** Returns the way in which the reader may hand in a list for a player; null when there is none. */
export function handInWay(event: ListEvent, seat: ListSeat, phase: ListPhase): HandInWay | null {
  if (!takesLists(event) || seat.status === 'withdrawn') return null;
  if (phase !== 'sealed') return event.runs ? 'late' : null;
  if (seat.isMe) return 'own';
  return event.runs && (seat.isGuest || seat.name === null) ? 'guest' : null;
}

/** A player with what the player handed in. */
export type ListRow<Seat extends ListSeat> = {
  readonly seat: Seat;
  /** The version that counts; null for a player without a list. */
  readonly counting: HandedInList | null;
  /** The versions before it, the newest first. */
  readonly older: readonly HandedInList[];
};

/** Returns a row for each player but for those who withdrew without a list, in their order. */
export function listRows<Seat extends ListSeat>(
  seats: readonly Seat[],
  lists: readonly HandedInList[],
): readonly ListRow<Seat>[] {
  const counting = countingLists(lists);
  return seats
    .filter(({ id, status }) => status !== 'withdrawn' || counting.has(id))
    .map((seat) => {
      const last = counting.get(seat.id) ?? null;
      const older = lists.filter((list) => list.player === seat.id && list !== last);
      return { seat, counting: last, older: older.toSorted((one, other) => other.version - one.version) };
    });
}

/** Returns the rows of players who have a seat and no list. */
export function missingRows<Seat extends ListSeat>(rows: readonly ListRow<Seat>[]): readonly ListRow<Seat>[] {
  return rows.filter(({ seat, counting }) => seat.status === 'in' && counting === null);
}

export type SpanPart = {
  readonly value: number;
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
};

/** Returns a span in its two largest units, such as 2 days and 3 hours, or in seconds. */
export function spanParts(ms: number): readonly SpanPart[] {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return [{ value: seconds, unit: 'second' }];
  const parts: readonly SpanPart[] = [
    { value: Math.floor(hours / 24), unit: 'day' },
    { value: hours % 24, unit: 'hour' },
    { value: minutes % 60, unit: 'minute' },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  return parts.slice(first, first + 2).filter(({ value }) => value > 0);
}
