import type { EventDraft, ZonedTimes } from './event-draft.ts';
import { MOST_ADDRESS, readPictureAddress } from '#domain/community/picture.ts';
import { lineOf, proseOf } from './draft-texts.ts';

/** The fields that can have a fault, in the order of the form. */
export const FAULTY_FIELDS = [
  'name',
  'startsAt',
  'place',
  'city',
  'seats',
  'rounds',
  'roundMinutes',
  'about',
  'picture',
  'win',
  'draw',
  'loss',
  'bye',
  'byeMission',
  'byeFeats',
  'byeDifference',
  'format',
  'listDeadline',
  'listsShownAt',
  'fee',
] as const;
export type FaultyField = (typeof FAULTY_FIELDS)[number];

/** The reason why a field cannot be saved. */
export type DraftFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'out-of-range'; readonly min: number; readonly max: number }
  /** No address of a picture that every reader's browser may fetch. */
  | { readonly kind: 'no-picture' }
  /** A format with more limits than an event takes. */
  | { readonly kind: 'too-large' }
  /** The clocks of the zone never show it, or it is outside the years that are saved. */
  | { readonly kind: 'no-such-time' }
  | { readonly kind: 'past' }
  /** Lists are shown at the deadline at the earliest. */
  | { readonly kind: 'before-deadline' };

export type DraftFaults = Readonly<Partial<Record<FaultyField, DraftFault>>>;

/** The greatest length of each text, in code points as the database counts. */
const LENGTHS = { name: 100, about: 5000, place: 120, city: 80, fee: 80 } as const;
/** The ranges of the database. */
export const RANGES = {
  seats: { min: 2, max: 256 },
  rounds: { min: 1, max: 15 },
  roundMinutes: { min: 10, max: 600 },
  points: { min: 0, max: 100 },
  byePoints: { min: 0, max: 999 },
  byeDifference: { min: -999, max: 999 },
} as const;
const MOST_FORMAT_BYTES = 20_000;
const FIRST_TIME = '2020-01-01';
const LAST_TIME = '2100-01-01';

type Checked = ZonedTimes & {
  /** The instant now. */
  readonly now: string;
  /** The draft of the event before the change; null for a new one. */
  readonly before: EventDraft | null;
};

/** Returns every fault of a draft by its field: the limits of the database and of deadlines. */
export function draftFaults(draft: EventDraft, checked: Checked): DraftFaults {
  const faults: Readonly<Record<FaultyField, DraftFault | null>> = {
    name: lineOf(draft.name) === null ? { kind: 'missing' } : length('name', lineOf(draft.name)),
    startsAt: timeFault(draft, draft.startsAt, checked),
    place: length('place', lineOf(draft.place)),
    city: length('city', lineOf(draft.city)),
    seats: range('seats', draft.seats),
    rounds: range('rounds', draft.rounds),
    roundMinutes: range('roundMinutes', draft.roundMinutes),
    about: length('about', proseOf(draft.about)),
    picture: pictureFault(draft),
    win: range('points', draft.win),
    draw: range('points', draft.draw),
    loss: range('points', draft.loss),
    bye: range('points', draft.bye),
    ...byeFaults(draft),
    format: formatFault(draft),
    listDeadline: deadlineFault(draft, checked),
    listsShownAt: shownFault(draft, checked),
    fee: length('fee', lineOf(draft.fee)),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function pictureFault({ picture }: EventDraft): DraftFault | null {
  const address = readPictureAddress(picture);
  if (address.ok || address.code === 'blank') return null;
  return address.code === 'too-long' ? { kind: 'too-long', most: MOST_ADDRESS } : { kind: 'no-picture' };
}

function length(field: keyof typeof LENGTHS, text: string | null): DraftFault | null {
  const most = LENGTHS[field];
  return (text?.match(/./gsu) ?? []).length > most ? { kind: 'too-long', most } : null;
}

function range(of: keyof typeof RANGES, value: number | null): DraftFault | null {
  if (value === null) return { kind: 'missing' };
  const { min, max } = RANGES[of];
  const isWithin = Number.isInteger(value) && value >= min && value <= max;
  return isWithin ? null : { kind: 'out-of-range', min, max };
}

function byeFaults({ byeScore }: EventDraft) {
  if (byeScore === null) return { byeMission: null, byeFeats: null, byeDifference: null };
  return {
    byeMission: range('byePoints', byeScore.mission),
    byeFeats: range('byePoints', byeScore.feats),
    byeDifference: range('byeDifference', byeScore.difference),
  };
}

/** Blanks are counted as the database writes them: one after each name and each entry. */
function formatFault({ format }: EventDraft): DraftFault | null {
  const bytes = new TextEncoder().encode(JSON.stringify(format, null, 1)).length;
  return bytes > MOST_FORMAT_BYTES ? { kind: 'too-large' } : null;
}

function timeFault({ zone }: EventDraft, local: string, { instantOf }: Checked): DraftFault | null {
  if (local === '') return { kind: 'missing' };
  const instant = instantOf(zone, local);
  const isTime = instant !== null && instant >= FIRST_TIME && instant < LAST_TIME;
  return isTime ? null : { kind: 'no-such-time' };
}

function deadlineFault(draft: EventDraft, checked: Checked): DraftFault | null {
  const { before, instantOf, now } = checked;
  if (!draft.takesLists) return null;
  const fault = timeFault(draft, draft.listDeadline, checked);
  const deadline = instantOf(draft.zone, draft.listDeadline);
  if (fault !== null || deadline === null) return fault;
  // One that stays may be over.
  const stays = before?.takesLists === true && deadline === instantOf(before.zone, before.listDeadline);
  return !stays && deadline <= now ? { kind: 'past' } : null;
}

function shownFault(draft: EventDraft, checked: Checked): DraftFault | null {
  if (!draft.takesLists || draft.listsShown === 'after') return null;
  const fault = timeFault(draft, draft.listsShownAt, checked);
  if (fault !== null) return fault;
  const shown = checked.instantOf(draft.zone, draft.listsShownAt) ?? '';
  const deadline = checked.instantOf(draft.zone, draft.listDeadline) ?? '';
  return shown < deadline ? { kind: 'before-deadline' } : null;
}
