/** The visitor that a request is counted for. */
export type Visitor = {
  /** The network address of a guest, the account of a player. */
  readonly name: string;
  readonly isGuest: boolean;
};

/** The number of statements that run and wait at one time. */
export type QueueLimits = {
  /** Statements that run at a time, of everybody. */
  readonly running: number;
  /** Those of them that guests may have: the others are kept for players. */
  readonly guests: number;
  /** Those of them that one visitor may have. */
  readonly each: number;
  /** None waits longer. */
  readonly waitMs: number;
  /**
   * The rest of a guest's place after a statement, while players are about: so many times as long
   * as the statement took, but never longer than `mostMs`. It leaves the processors that guests and
   * players share to the players.
   */
  readonly guestRest: { readonly times: number; readonly mostMs: number };
};

/** A visitor's place in the queue. */
export type Place = {
  readonly visitor: Visitor;
  /** Starts the statements that wait, in their order. */
  readonly waiting: (() => void)[];
  running: number;
};

/** The turns in a row that players take while guests wait; the next one is a guest's. */
const PLAYERS_FIRST = 4;
/** A player is about for this long after a statement. */
const PLAYER_ABOUT_MS = 2_000;

/** Those who wait for the database. */
export type VisitorQueue = {
  /**
   * Waits for the visitor's turn. Resolves to true when it has come; the caller calls `end` after
   * its statement. Resolves to false when the wait took too long.
   */
  readonly turn: (place: Place) => Promise<boolean>;
  /** `ms`: the time that the statement took. */
  readonly end: (place: Place, ms: number) => void;
  /** Statements that wait, of guests or of players, whichever the visitor is. */
  readonly waiting: (visitor: Visitor) => number;
};

type Kind = 'guests' | 'players';

function kindOf({ isGuest }: Visitor): Kind {
  return isGuest ? 'guests' : 'players';
}

/**
 * Lets visitors take turns: each has a line of their own, so that a long line holds nobody else up.
 * Players come before guests, who still get every fifth turn.
 */
export function createVisitorQueue(limits: QueueLimits, now: () => number): VisitorQueue {
  const rings = { guests: new Set<Place>(), players: new Set<Place>() };
  const waiting = { guests: 0, players: 0 };
  const { mayRun, firstOf, begin, end } = createSlots(limits);
  const order = createOrder();
  const rests = createRests(limits.guestRest, now);

  const start = (place: Place) => {
    begin(place);
    order.begin(place.visitor);
    rests.begin(place.visitor);
  };
  const next = () => order.choose(firstOf('guests', rings.guests), firstOf('players', rings.players));
  const free = (place: Place) => {
    end(place);
    for (let one = next(); one !== null; one = next()) one.waiting[0]?.();
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
    turn: async (place) => {
      if (place.waiting.length > 0 || !mayRun(place)) return wait(place);
      start(place);
      return true;
    },
    end: (place, ms) => rests.after(place.visitor, ms, () => free(place)),
    waiting: ({ isGuest }) => (isGuest ? waiting.guests : waiting.players),
  };
}

/** Lets players go first, and a guest after so many of them. */
function createOrder() {
  let playersInRow = 0;
  return {
    begin: ({ isGuest }: Visitor) => {
      playersInRow = isGuest ? 0 : playersInRow + 1;
    },
    choose: (guest: Place | null, player: Place | null): Place | null =>
      playersInRow >= PLAYERS_FIRST ? (guest ?? player) : (player ?? guest),
  };
}

/** Lets the place of a guest rest after a statement that took `ms`, then frees it. */
function createRests({ times, mostMs }: QueueLimits['guestRest'], now: () => number) {
  let lastPlayer = -PLAYER_ABOUT_MS;
  return {
    begin: ({ isGuest }: Visitor) => {
      if (!isGuest) lastPlayer = now();
    },
    after: ({ isGuest }: Visitor, ms: number, free: () => void) => {
      const isPlayerAbout = now() - lastPlayer < PLAYER_ABOUT_MS;
      const rest = isGuest && isPlayerAbout ? Math.min(ms * times, mostMs) : 0;
      if (rest === 0) free();
      else setTimeout(free, rest);
    },
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
