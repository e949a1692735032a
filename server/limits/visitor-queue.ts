/** The visitor that a request is counted for. */
export interface Visitor {
  /** The network address of a guest, the account of a player. */
  readonly name: string;
  readonly isGuest: boolean;
}

/** The number of statements that run and wait at one time. */
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

/** The turns in a row that players take while guests wait; the next one is a guest's. */
const PLAYERS_FIRST = 4;

/** Those who wait for the database. */
export interface VisitorQueue {
  /**
   * True when the turn has come, false when it took too long. The caller calls `end` after its
   * turn.
   */
  readonly turn: (place: Place) => Promise<boolean>;
  readonly end: (place: Place) => void;
  /** Statements that wait, of guests or of players, whichever the visitor is. */
  readonly waiting: (visitor: Visitor) => number;
}

type Kind = 'guests' | 'players';

function kindOf({ isGuest }: Visitor): Kind {
  return isGuest ? 'guests' : 'players';
}

/**
 * Lets visitors take turns: each has a line of their own, so that a long line holds nobody else up.
 * Players come before guests, who still get every fifth turn.
 */
export function createVisitorQueue(limits: QueueLimits): VisitorQueue {
  const rings = { guests: new Set<Place>(), players: new Set<Place>() };
  const waiting = { guests: 0, players: 0 };
  const { mayRun, firstOf, begin, end } = createSlots(limits);
  let playersInRow = 0;

  const start = (place: Place) => {
    begin(place);
    playersInRow = place.visitor.isGuest ? 0 : playersInRow + 1;
  };
  const next = () => {
    const [guest, player] = [firstOf('guests', rings.guests), firstOf('players', rings.players)];
    return playersInRow >= PLAYERS_FIRST ? (guest ?? player) : (player ?? guest);
  };
  const leave = (place: Place, own: () => void) => {
    const kind = kindOf(place.visitor);
    place.waiting.splice(place.waiting.indexOf(own), 1);
    waiting[kind] -= 1;
    if (place.waiting.length === 0) rings[kind].delete(place);
  };
  const wait = (place: Place): Promise<boolean> =>
    new Promise((resolve) => {
      const ring = rings[kindOf(place.visitor)];
      const own = () => {
        clearTimeout(timer);
        leave(place, own);
        start(place);
        // The others of the ring come before this visitor's next one.
        if (ring.delete(place)) ring.add(place);
        resolve(true);
      };
      const timer = setTimeout(() => {
        leave(place, own);
        resolve(false);
      }, limits.waitMs);
      place.waiting.push(own);
      ring.add(place);
      waiting[kindOf(place.visitor)] += 1;
    });
  return {
    turn: (place) => {
      if (place.waiting.length > 0 || !mayRun(place)) return wait(place);
      start(place);
      return Promise.resolve(true);
    },
    end: (place) => {
      end(place);
      for (let one = next(); one !== null; one = next()) one.waiting[0]?.();
    },
    waiting: ({ isGuest }) => (isGuest ? waiting.guests : waiting.players),
  };
}

/** Counts what runs. */
function createSlots(limits: QueueLimits) {
  const running = { guests: 0, players: 0 };
  const hasRoom = (kind: Kind) =>
    running.guests + running.players < limits.running &&
    (kind === 'players' || running.guests < limits.guests);
  const mayRun = (place: Place) => place.running < limits.each && hasRoom(kindOf(place.visitor));
  return {
    mayRun,
    /** Returns the first of a ring that may run; null when none may. */
    firstOf: (kind: Kind, ring: ReadonlySet<Place>): Place | null => {
      if (!hasRoom(kind)) return null;
      for (const place of ring) if (mayRun(place)) return place;
      return null;
    },
    begin: (place: Place) => {
      place.running += 1;
      running[kindOf(place.visitor)] += 1;
    },
    end: (place: Place) => {
      place.running -= 1;
      running[kindOf(place.visitor)] -= 1;
    },
  };
}
