/** The fold of a shared game. The same rows give the same game on every phone. */
import type { GameLog } from '../game/events.ts';
import { isOver } from '../game/saved/keeping.ts';
import { newState } from '../game/setup.ts';
import type { GameState } from '../game/types.ts';
import { isResultOf } from './live-result.ts';
import { MOST_ROWS } from './read-row.ts';
import { changeSettings, nod, refuse, takeSeat } from './requests.ts';
import { seatOf } from './rights.ts';
import { revealList, revealOne, sealOf, setSeal } from './sealed-lists.ts';
import { enterEvent, lastTapOf, lastUndoneOf, redoTap, takeOut, type Step, undoTap } from './taps.ts';
import type { LiveBody, LiveGame, LiveRow, Tap } from './types.ts';

type BodyOf<Kind extends LiveBody['kind']> = Extract<LiveBody, { kind: Kind }>;

/** The step of each kind of row; the compiler finds a missing one. */
const STEPS: {
  readonly [Kind in LiveBody['kind']]: (live: LiveGame, row: LiveRow, body: BodyOf<Kind>) => Step;
} = {
  seat: (live, row, { player }) => takeSeat(live, row, player),
  settings: (live, row, { entry }) => changeSettings(live, row, entry),
  event: enterPlain,
  undo: (live, row, { of }) => undoTap(live, row, of),
  redo: (live, row, { of }) => redoTap(live, row, of),
  nod: (live, row, { request }) => nod(live, row, request),
  refuse: (live, row, { request }) => refuse(live, row, request),
  seal: setSeal,
  'reveal-unit': revealOne,
  'reveal-list': revealList,
  'agree-report': agreeReport,
  'confirm-result': confirmResult,
};

/** A shared game without rows. */
export function newLiveGame(id: string): LiveGame {
  return {
    id,
    rows: [],
    at: 0,
    entry: 'strict',
    seats: [],
    taps: [],
    state: newState(id),
    undone: [],
    requests: [],
    seals: [],
    hasLeftSetup: false,
    reportAgreed: [],
    confirmed: [],
    refused: [],
  };
}

/**
 * Folds rows onto a game, oldest first. Rows that it has already, and rows behind a gap, change
 * nothing; rows without effect are counted in `refused`.
 */
export function foldRows(live: LiveGame, rows: readonly LiveRow[]): LiveGame {
  return rows.reduce(foldRow, live);
}

function foldRow(live: LiveGame, row: LiveRow): LiveGame {
  if (row.n !== live.rows.length + 1) return live;
  const step = row.body.kind === 'unreadable' ? row.body.reason : decideRow(live, row, row.body);
  const rows = [...live.rows, row];
  if (typeof step !== 'string') return { ...step, rows };
  return { ...live, rows, refused: [...live.refused, { n: row.n, reason: step }] };
}

/** Returns the game after a row, or the reason why the row has no effect. */
export function decideRow(live: LiveGame, row: LiveRow, body: LiveBody): Step {
  if (row.n > MOST_ROWS) return 'too-many-rows';
  if ([live.taps, live.undone, live.requests].some((all) => all.some((one) => one.row === row.id))) {
    return 'id-taken';
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's type pairs each kind with its own body, which the compiler cannot follow through the lookup
  const step = STEPS[body.kind] as (before: LiveGame, written: LiveRow, said: LiveBody) => Step;
  return step(live, row, body);
}

/** A unit that comes later to a side with a seal has to be proved. */
function enterPlain(live: LiveGame, row: LiveRow, { event }: BodyOf<'event'>): Step {
  if (event.type === 'unit-added' && sealOf(live, event.player) !== null) return 'needs-proof';
  return enterEvent(live, row, event);
}

function agreeReport(live: LiveGame, { author }: LiveRow, { agrees }: BodyOf<'agree-report'>): Step {
  const player = seatOf(live, author)?.player;
  if (player === undefined) return 'no-seat';
  if (live.reportAgreed.includes(player) === agrees) return 'no-change';
  const others = live.reportAgreed.filter((one) => one !== player);
  return { ...live, reportAgreed: agrees ? [...others, player] : others };
}

function confirmResult(live: LiveGame, { author }: LiveRow, body: BodyOf<'confirm-result'>): Step {
  const player = seatOf(live, author)?.player;
  if (player === undefined) return 'no-seat';
  if (!isOver(live.state)) return 'not-over';
  const { v: _version, kind: _kind, ...result } = body;
  if (!isResultOf(live, result)) return 'other-result';
  return {
    ...live,
    confirmed: [...live.confirmed.filter((one) => one.player !== player), { player, result }],
  };
}

/** The players who confirmed the result as it stands now; a later change makes a word void. */
export function confirmedBy(live: LiveGame): readonly string[] {
  return live.confirmed.filter(({ result }) => isResultOf(live, result)).map(({ player }) => player);
}

/** The log of a shared game as one phone keeps it: the events in force. */
export function logOf({ id, rows, taps }: LiveGame): GameLog {
  return { id, createdAt: rows[0]?.at ?? 0, events: taps.map(({ event }) => event), cursor: taps.length };
}

/** The taps that a player may undo or do again. */
export type UndoChoices = {
  /** One's own last tap, undone at once; null when there is none, or later taps build upon it. */
  readonly own: Tap | null;
  /** The rival's last tap, undone with their nod. */
  readonly rival: Tap | null;
  readonly redo: Tap | null;
};

/** Returns the taps that an account may undo and do again; all null for a spectator. */
export function undoChoices(live: LiveGame, author: string): UndoChoices {
  const seat = seatOf(live, author);
  const rival = live.seats.find((one) => one.author !== author);
  const mayGo = (tap: Tap | null) =>
    tap !== null && typeof takeOut(live, tap.row) !== 'string' ? tap : null;
  if (seat === null) return { own: null, rival: null, redo: null };
  return {
    own: mayGo(lastTapOf(live, seat.player)),
    rival: rival === undefined ? null : mayGo(lastTapOf(live, rival.player)),
    redo: lastUndoneOf(live, seat.player),
  };
}

/**
 * The players of a state as one phone shows them, so that a tap that changes no player makes no new
 * objects.
 */
const playersShown = new WeakMap<
  GameState['players'],
  { own: string | undefined } & Pick<GameState, 'players'>
>();

/**
 * The state as the phone of an account shows it: its own player is `me`. The rows call nobody so,
 * as two phones share them.
 */
export function stateFor(live: LiveGame, author: string): GameState {
  const own = seatOf(live, author)?.player;
  const { players } = live.state;
  const known = playersShown.get(players);
  if (known !== undefined && known.own === own) return { ...live.state, players: known.players };
  const shown = Object.values(players).map((player) => {
    const other = player.wabId === null ? 'guest' : 'member';
    return [player.id, { ...player, kind: player.id === own ? 'me' : other }] as const;
  });
  const next = { own, players: Object.fromEntries(shown) };
  playersShown.set(players, next);
  return { ...live.state, players: next.players };
}
