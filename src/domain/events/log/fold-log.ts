import type { PairingResult, Round } from '../types.ts';
import { isSameResult } from './same-result.ts';
import type {
  EventDeed,
  EventGame,
  EventProgress,
  EventRound,
  GameName,
  GameStatus,
  LoggedDeed,
  Place,
  RefusalCode,
} from './types.ts';

type DeedOf<Kind extends EventDeed['kind']> = Extract<EventDeed, { kind: Kind }>;
/** The rounds after a deed, or why it changes nothing. */
type Outcome = readonly EventRound[] | RefusalCode;

/**
 * Returns what the log of an event comes to. It is the same on every device: a deed that cannot
 * hold is left out and named, never an error.
 */
export function foldLog(log: readonly LoggedDeed[]): EventProgress {
  let progress: EventProgress = { rounds: [], refused: [] };
  for (const logged of log) {
    const outcome = afterDeed(progress.rounds, logged);
    progress =
      typeof outcome === 'string'
        ? { ...progress, refused: [...progress.refused, { deed: logged.id, code: outcome }] }
        : { ...progress, rounds: outcome };
  }
  return progress;
}

/** Returns the rounds as standings and pairing take them. */
export function playedRounds({ rounds }: EventProgress): readonly Round[] {
  return rounds.map(({ number, games }) => ({
    number,
    pairings: games.map(({ table, one, other, result }) => ({ table, one, other, result })),
  }));
}

function afterDeed(rounds: readonly EventRound[], logged: LoggedDeed): Outcome {
  const { id, runs, deed } = logged;
  if (deed.kind === 'report') return afterReport(rounds, deed, logged);
  if (!runs) return 'not-allowed';
  if (deed.kind === 'pair') return afterPair(rounds, deed, id);
  if (deed.kind === 'decide') return afterDecision(rounds, deed, id);
  const known = rounds.find(({ number }) => number === deed.round);
  if (known === undefined) return 'no-such-round';
  if (deed.kind === 'play') return withRound(rounds, { ...known, mission: deed.mission, feat: deed.feat });
  return withRound(rounds, { ...known, clock: { endsAt: deed.endsAt, left: deed.left } });
}

function withRound(rounds: readonly EventRound[], changed: EventRound): readonly EventRound[] {
  return rounds.map((round) => (round.number === changed.number ? changed : round));
}

function afterPair(rounds: readonly EventRound[], deed: DeedOf<'pair'>, id: string): Outcome {
  const known = rounds.find(({ number }) => number === deed.round);
  if (known === undefined && deed.round !== rounds.length + 1) return 'no-such-round';
  if ((known?.pairedBy ?? null) !== deed.base) return 'changed-meanwhile';
  if (known?.games.some(({ status }) => status !== 'bye' && status !== 'open') === true) return 'has-results';
  const seated = deed.places.flatMap(({ one, other }) => (other === null ? [one] : [one, other]));
  if (new Set(seated).size !== seated.length) return 'twice-in-round';
  const games = deed.places.map(newGame);
  if (known !== undefined) return withRound(rounds, { ...known, pairedBy: id, games });
  return [...rounds, { number: deed.round, pairedBy: id, games, mission: null, feat: null, clock: null }];
}

function newGame(place: Place): EventGame {
  const reports = { one: null, other: null };
  const status = place.other === null ? 'bye' : 'open';
  const fromGame = { one: false, other: false };
  return { ...place, status, result: null, reports, fromGame, decidedBy: null };
}

function afterDecision(rounds: readonly EventRound[], deed: DeedOf<'decide'>, id: string): Outcome {
  return withGame(rounds, deed, (game) => {
    if (game.decidedBy !== deed.base) return 'changed-meanwhile';
    if (deed.result === null) return { ...game, ...agreed(game.reports), decidedBy: null };
    return { ...game, status: 'settled', result: deed.result, decidedBy: id };
  });
}

function afterReport(
  rounds: readonly EventRound[],
  deed: DeedOf<'report'>,
  { player, isFromGame = false }: LoggedDeed,
): Outcome {
  if (player !== deed.one && player !== deed.other) return 'not-allowed';
  return withGame(rounds, deed, (game) => {
    if (game.decidedBy !== null) return 'decided';
    const side = player === deed.one ? 'one' : 'other';
    const reports = { ...game.reports, [side]: deed.result };
    return { ...game, reports, fromGame: { ...game.fromGame, [side]: isFromGame }, ...agreed(reports) };
  });
}

/** Changes one game, where the round and the game are there. */
function withGame(
  rounds: readonly EventRound[],
  { round, one, other }: GameName,
  change: (game: EventGame) => EventGame | RefusalCode,
): Outcome {
  const known = rounds.find(({ number }) => number === round);
  const game = known?.games.find((each) => each.one === one && each.other === other);
  if (known === undefined || game === undefined) return 'no-such-game';
  const changed = change(game);
  if (typeof changed === 'string') return changed;
  return withRound(rounds, {
    ...known,
    games: known.games.map((each) => (each === game ? changed : each)),
  });
}

/** The result that two reports come to. */
function agreed({ one, other }: EventGame['reports']): {
  readonly status: GameStatus;
  readonly result: PairingResult | null;
} {
  if (one === null && other === null) return { status: 'open', result: null };
  if (one === null || other === null) return { status: 'reported', result: null };
  return isSameResult(one, other) ? { status: 'settled', result: one } : { status: 'disputed', result: null };
}
