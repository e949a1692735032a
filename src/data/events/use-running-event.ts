import { useQuery } from '@tanstack/react-query';
import { foldLog, playedRounds } from '#domain/events/log/fold-log.ts';
import type { EventProgress, LoggedDeed } from '#domain/events/log/types.ts';
import type { ScoredEvent } from '#domain/events/types.ts';
import { useAccountHere } from '../session/use-account-here.ts';
import { entrantsOf, type EventView } from './event.ts';
import { eventQuery, type ToldEvent } from './event-queries.ts';
import { useWaitingDeeds } from './log/event-deeds.ts';
import { eventLogQuery, type ReadLog } from './log/event-log.ts';
import type { WaitingDeed } from './log/waiting-deeds.ts';

/** A page asks this often for news of a running event, while somebody looks. */
const LOG_EVERY_MS = 10_000;
const EVENT_EVERY_MS = 30_000;

/** An event with what has happened in it, as this device knows it. */
export type RunningEvent = ScoredEvent & {
  readonly event: EventView;
  readonly log: ReadLog;
  /** Deeds of this device that the log does not hold yet. They are part of `progress`. */
  readonly waiting: readonly WaitingDeed[];
  readonly progress: EventProgress;
  /** Instant (ISO 8601) of the state; `isKept`: there is no answer now. */
  readonly readAt: string;
  readonly isKept: boolean;
};

/** A running event, or the reason why there is none to draw. */
export type AskedEvent = {
  /** Undefined while it is asked for, null when it is not there for this reader. */
  readonly running: RunningEvent | null | undefined;
  /** The error of the last try; null before one failed. */
  readonly failure: unknown;
};

/** The event with its log, kept up to date while it runs. */
export function useRunningEvent(id: string, invite: string | null): AskedEvent {
  const userId = useAccountHere();
  const told = useQuery({
    ...eventQuery(id, invite, userId),
    refetchInterval: ({ state }) => everyMs(state.data ?? null, EVENT_EVERY_MS),
  });
  const log = useQuery({
    ...eventLogQuery(id, invite, userId),
    refetchInterval: everyMs(told.data ?? null, LOG_EVERY_MS),
    staleTime: 0,
  });
  const waiting = useWaitingDeeds(id);
  const running =
    told.data === null
      ? null
      : told.data === undefined || log.data === undefined
        ? undefined
        : runningEvent(told.data, log.data, waiting);
  return { running, failure: told.failureReason ?? log.failureReason };
}

function everyMs(told: ToldEvent | null, ms: number): number | false {
  return told?.event.state === 'running' ? ms : false;
}

function runningEvent(told: ToldEvent, log: ReadLog, waiting: readonly WaitingDeed[]): RunningEvent {
  const { event } = told;
  const progress = foldLog([...log.lines, ...ownDeeds(event, log, waiting)]);
  return {
    event,
    log,
    waiting,
    progress,
    players: entrantsOf(event),
    // A knock-out is no part of the standings.
    rounds: playedRounds(progress).filter(({ number }) => number <= event.rounds),
    scoring: event.scoring,
    readAt: told.readAt < log.readAt ? told.readAt : log.readAt,
    isKept: told.isKept || log.isKept,
  };
}

/**
 * The deeds that wait here, as the log will have them. One whose response was lost may be in the
 * log already.
 */
function ownDeeds(
  { players, runs }: EventView,
  { lines }: ReadLog,
  waiting: readonly WaitingDeed[],
): readonly LoggedDeed[] {
  const known = new Set(lines.map(({ id }) => id));
  const player = players.find(({ isMe, status }) => isMe && status === 'in')?.id ?? null;
  return waiting
    .filter(({ id, problem }) => problem === null && !known.has(id))
    .map(({ id, deed }) => ({ id, deed, player, runs }));
}
