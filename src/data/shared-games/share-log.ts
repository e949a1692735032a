import type { GameEvent, GameLog } from '#domain/game/events.ts';
import type { Game } from '#domain/game/log.ts';
import { foldGame } from '#domain/game/log.ts';
import type { PlayerSetup } from '#domain/game/types.ts';
import { logOf, newLiveGame } from '#domain/live/live-game.ts';
import { tapAll } from '#domain/live/phone.ts';
import { seatOf } from '#domain/live/rights.ts';
import {
  BODY_VERSION,
  type ListReveal,
  type LiveBody,
  type LiveGame,
  type Pending,
} from '#domain/live/types.ts';
import { sealHere } from './sealed-list.ts';

/** A game of one phone as the first rows of a shared one. */
export type SharedLog = {
  readonly player: string;
  readonly pending: readonly Pending[];
  readonly secrets: readonly ListReveal[];
};

type SharePlaces = {
  /** Id of the shared game, which seals belong to. */
  readonly id: string;
  readonly account: string;
  readonly newId: () => string;
  /** The server's time, in ms since 1970. */
  readonly now: number;
};

/**
 * Makes rows of a game that one phone has kept. During setup the own list becomes a sealed one,
 * else the rival would read of hidden units in older events. Null for a game that the rules of this
 * version refuse.
 */
export function shareLog({ log, state }: Game, { id, account, newId, now }: SharePlaces): SharedLog | null {
  const { players, currentPhase } = state;
  const player = Object.values(players).find(({ kind }) => kind === 'me')?.id ?? Object.keys(players)[0];
  if (player === undefined) return null;
  const events = log.events.slice(0, log.cursor);
  const hasLeftSetup = events.some(({ type }) => type === 'phase-changed');
  const isHidden = (event: GameEvent) =>
    !hasLeftSetup &&
    currentPhase === 'setup' &&
    (event.type === 'list-set' || event.type === 'list-removed') &&
    event.player === player;
  const own = events.findLast((event) => event.type === 'list-set' && event.player === player);
  const hasOwn = own?.type === 'list-set' && isHidden(own) && players[player]?.list !== null;
  const sealed = hasOwn ? sealHere(id, own) : null;
  const bodies: readonly LiveBody[] = [
    { v: BODY_VERSION, kind: 'seat', player },
    ...events.filter((event) => !isHidden(event)).map(eventBody),
    ...(sealed === null ? [] : [sealed.seal, eventBody({ ...sealed.shown, at: now })]),
  ];
  const phone = { author: account, live: newLiveGame(id), pending: [], known: 0 };
  const standing = tapAll(
    phone,
    bodies.map((body) => ({ id: newId(), body, at: now })),
  );
  if (standing === null) return null;
  return { player, pending: standing.phone.pending, secrets: sealed === null ? [] : [sealed.secret] };
}

function eventBody(event: GameEvent): LiveBody {
  return { v: BODY_VERSION, kind: 'event', event: forBoth(event) };
}

/** An event as both phones may have it: nobody is called `me` in it. */
export function forBoth(event: GameEvent): GameEvent {
  if (event.type !== 'player-added' && event.type !== 'player-changed') return event;
  return { ...event, player: { ...event.player, kind: kindOf(event.player) } };
}

function kindOf({ wabId }: Pick<PlayerSetup, 'wabId'>): 'guest' | 'member' {
  return wabId === null ? 'guest' : 'member';
}

/** A shared game as a game of one phone, whose player is the account's. `id`: its new id. */
export function ownCopy(live: LiveGame, account: string, id: string): Game {
  const own = seatOf(live, account)?.player;
  const log = logOf(live);
  const events = log.events.map((event): GameEvent => {
    if (event.type !== 'player-added' && event.type !== 'player-changed') return event;
    const kind = event.player.id === own ? 'me' : kindOf(event.player);
    return { ...event, player: { ...event.player, kind } };
  });
  const copy: GameLog = { ...log, id, events };
  return { log: copy, state: foldGame(copy) };
}
