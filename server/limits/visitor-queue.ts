/** Whom a request is counted for. */
export interface Visitor {
  /** Of guests their network address, of players their account. */
  readonly name: string;
  readonly isGuest: boolean;
}

/** How many statements run and wait at one time. */
export interface QueueLimits {
  /** Statements that run at a time, of everybody. */
  readonly running: number;
  /** Those of them that guests may have: the others are kept for players. */
  readonly guests: number;
  /** Those of them that one visitor may have. */
  readonly each: number;
  /** None waits longer. */
  readonly waitMs: number;
}

/** A visitor's place in the queue. */
export interface Place {
  readonly visitor: Visitor;
  /** Starts the statements that wait, in their order. */
  readonly waiting: (() => void)[];
  running: number;
}

/** Of so many turns in a row that players take while guests wait, the next one is a guest's. */
const PLAYERS_FIRST = 4;

/** Those who wait for the database. */
export interface VisitorQueue {
  /** True when the turn has come, false when it took too long. Whoever had one calls `end`. */
  readonly turn: (place: Place) => Promise<boolean>;
  readonly end: (place: Place) => void;
  /** Statements that wait, of guests or of players, whichever the visitor is. */
  readonly waiting: (visitor: Visitor) => number;
}

function kindOf({ isGuest }: Visitor): 'guests' | 'players' {
  return isGuest ? 'guests' : 'players';
}

/**
 * Lets visitors take turns: each has a line of their own, so that a long line holds nobody else up. Players come before
 * guests, who still get every fifth turn.
 */
export function createVisitorQueue(limits: QueueLimits): VisitorQueue {
  const players = new Set<Place>();
  const guests = new Set<Place>();
  const running = { all: 0, guests: 0 };
  const waiting = { guests: 0, players: 0 };
  let playersInRow = 0;

  const ringOf = ({ visitor }: Place) => (visitor.isGuest ? guests : players);
  const hasRoom = (isGuest: boolean) =>
    running.all < limits.running && (!isGuest || running.guests < limits.guests);
  const mayRun = (place: Place) => place.running < limits.each && hasRoom(place.visitor.isGuest);
  const firstOf = (ring: ReadonlySet<Place>): Place | null => {
    if (!hasRoom(ring === guests)) return null;
    for (const place of ring) if (mayRun(place)) return place;
    return null;
  };
  const next = () =>
    playersInRow >= PLAYERS_FIRST
      ? (firstOf(guests) ?? firstOf(players))
      : (firstOf(players) ?? firstOf(guests));
  const count = (place: Place, change: 1 | -1) => {
    place.running += change;
    running.all += change;
    if (place.visitor.isGuest) running.guests += change;
  };
  const begin = (place: Place) => {
    count(place, 1);
    playersInRow = place.visitor.isGuest ? 0 : playersInRow + 1;
  };
  const leave = (place: Place, start: () => void) => {
    place.waiting.splice(place.waiting.indexOf(start), 1);
    waiting[kindOf(place.visitor)] -= 1;
    if (place.waiting.length === 0) ringOf(place).delete(place);
  };
  const wait = (place: Place): Promise<boolean> =>
    new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        leave(place, start);
        begin(place);
        // The others of the ring come before this visitor's next one.
        if (ringOf(place).delete(place)) ringOf(place).add(place);
        resolve(true);
      };
      const timer = setTimeout(() => {
        leave(place, start);
        resolve(false);
      }, limits.waitMs);
      place.waiting.push(start);
      ringOf(place).add(place);
      waiting[kindOf(place.visitor)] += 1;
    });
  return {
    turn: (place) => {
      if (place.waiting.length > 0 || !mayRun(place)) return wait(place);
      begin(place);
      return Promise.resolve(true);
    },
    end: (place) => {
      count(place, -1);
      for (let one = next(); one !== null; one = next()) one.waiting[0]?.();
    },
    waiting: (visitor) => waiting[kindOf(visitor)],
  };
}
