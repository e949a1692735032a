import type { Format } from '#domain/formats/format.ts';
import type { EventScoring } from '../types.ts';
import { type DraftPlay, type EventDraft, MOST_ROUNDS, NO_PLAY, type ZonedTimes } from './event-draft.ts';

type Planned = { readonly mission: string | null; readonly feat: string | null } | null;

/** The parts of a saved event that its form changes. Times are instants in ISO 8601. */
export type SavedEvent = Pick<
  EventDraft,
  'name' | 'zone' | 'pairing' | 'cut' | 'takesLate' | 'hasWaitingList' | 'isInviteOnly'
> & {
  readonly about: string | null;
  readonly picture: string | null;
  readonly place: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly startsAt: string;
  readonly fee: string | null;
  readonly seats: number;
  readonly rounds: number;
  readonly roundMinutes: number;
  readonly scoring: Omit<EventScoring, 'seed'>;
  readonly format: Format | null;
  readonly missions: readonly Planned[];
  readonly plan: readonly Planned[] | null;
  readonly listDeadline: string | null;
  readonly listsShownAt: string | null;
};

/** Returns the draft that changes an event. */
export function draftOfEvent(event: SavedEvent, { localOf }: ZonedTimes): EventDraft {
  const { zone, scoring, listDeadline, listsShownAt } = event;
  const local = (instant: string | null) => (instant === null ? '' : localOf(zone, instant));
  return {
    name: event.name,
    about: event.about ?? '',
    picture: event.picture ?? '',
    place: event.place ?? '',
    city: event.city ?? '',
    country: event.country ?? '',
    startsAt: local(event.startsAt),
    zone,
    seats: event.seats,
    rounds: event.rounds,
    roundMinutes: event.roundMinutes,
    pairing: event.pairing,
    cut: event.cut,
    win: scoring.win,
    draw: scoring.draw,
    loss: scoring.loss,
    bye: scoring.bye,
    byeScore: scoring.byeScore,
    tieBreaks: scoring.tieBreaks,
    plays: playsOf(event),
    format: event.format,
    takesLists: listDeadline !== null,
    listDeadline: local(listDeadline),
    listsShown: listsShownAt === null ? 'after' : 'at',
    listsShownAt: local(listsShownAt),
    fee: event.fee ?? '',
    takesLate: event.takesLate,
    hasWaitingList: event.hasWaitingList,
    isInviteOnly: event.isInviteOnly,
  };
}

/** A round that is both planned and told is one that is told later: the plan decides then. */
function playsOf({ missions, plan }: SavedEvent): readonly DraftPlay[] {
  return Array.from({ length: MOST_ROUNDS }, (_, at) => {
    const later = plan?.[at] ?? null;
    const now = missions[at] ?? null;
    if (later !== null) return { telling: 'later', mission: later.mission, feat: later.feat };
    return now === null ? NO_PLAY : { telling: 'now', mission: now.mission, feat: now.feat };
  });
}
