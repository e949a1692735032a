import { type DraftPlay, type EventDraft, NO_PLAY, plannedRounds, type ZonedTimes } from './event-draft.ts';
import { readPictureAddress } from '#domain/community/picture.ts';
import { lineOf, proseOf } from './draft-texts.ts';

/** An event as `save_event` takes it: columns of the table by their names. */
export type EventBody = Readonly<Record<string, unknown>>;

/** Returns what a draft without faults saves. */
export function bodyOf(draft: EventDraft, { instantOf }: ZonedTimes): EventBody {
  const { zone, takesLists } = draft;
  return {
    name: lineOf(draft.name),
    about: proseOf(draft.about),
    picture: pictureOf(draft),
    place: lineOf(draft.place),
    city: lineOf(draft.city),
    country: draft.country === '' ? null : draft.country,
    starts_at: instantOf(zone, draft.startsAt),
    zone,
    seats: draft.seats,
    rounds: draft.rounds,
    round_minutes: draft.roundMinutes,
    pairing: draft.pairing,
    cut: draft.cut,
    scoring: scoringOf(draft),
    missions: playsTold(draft, 'now'),
    plan: playsTold(draft, 'later'),
    format: draft.format,
    list_deadline: takesLists ? instantOf(zone, draft.listDeadline) : null,
    lists_shown_at: takesLists && draft.listsShown === 'at' ? instantOf(zone, draft.listsShownAt) : null,
    fee: lineOf(draft.fee),
    takes_late: draft.takesLate,
    has_waiting_list: draft.hasWaitingList,
    is_invite_only: draft.isInviteOnly,
  };
}

/** A draft without faults has an address or nothing. */
function pictureOf({ picture }: EventDraft): string | null {
  const address = readPictureAddress(picture);
  return address.ok ? address.url : null;
}

/** Returns the columns of `body` that differ from `before`: others may have changed the rest. */
export function changedColumns(body: EventBody, before: EventBody): EventBody {
  const isChanged = ([column, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[column]);
  return Object.fromEntries(Object.entries(body).filter(isChanged));
}

function scoringOf({ win, draw, loss, bye, byeScore, tieBreaks }: EventDraft) {
  return { win, draw, loss, bye, byeScore, tieBreaks };
}

/** The plays that are told in one way, without empty rounds at the end. */
function playsTold(draft: EventDraft, telling: DraftPlay['telling']) {
  const rounds = Array.from({ length: plannedRounds(draft) }, (_, at) => {
    const play = draft.plays[at] ?? NO_PLAY;
    const isTold = play.telling === telling && (play.mission !== null || play.feat !== null);
    return isTold ? { mission: play.mission, feat: play.feat } : null;
  });
  return rounds.slice(0, rounds.findLastIndex((round) => round !== null) + 1);
}
