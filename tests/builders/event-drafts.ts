import type { SavedEvent } from '#domain/events/draft/draft-of-event.ts';
import { type EventDraft, newDraft, type ZonedTimes } from '#domain/events/draft/event-draft.ts';

/** Zones whose clocks are fixed: `UTC`, and `+2` two hours ahead. No other zone is known. */
export const FIXED_TIMES: ZonedTimes = {
  instantOf: (zone, local) => shifted(zone, `${local}:00.000Z`, -1),
  localOf: (zone, instant) => shifted(zone, instant, 1)?.slice(0, 16) ?? '',
};

function shifted(zone: string, time: string, sign: 1 | -1): string | null {
  const hours = { UTC: 0, '+2': 2 }[zone];
  const at = Date.parse(time);
  if (hours === undefined || Number.isNaN(at)) return null;
  return new Date(at + sign * hours * 3_600_000).toISOString();
}

/** A draft in UTC that can be saved. */
export function eventDraft(some: Partial<EventDraft> = {}): EventDraft {
  return { ...newDraft('UTC'), name: 'Winter Open', startsAt: '2027-01-16T10:00', ...some };
}

/** An event as it was saved from a draft in `+2` with everything filled in. */
export const SAVED_EVENT: SavedEvent = {
  name: 'Winter Open',
  about: 'Bring dice.',
  picture: 'https://example.org/hall.jpg',
  place: 'Old Hall',
  city: 'Turku',
  country: 'FI',
  startsAt: '2027-01-16T08:00:00+00:00',
  zone: '+2',
  fee: '10 €',
  seats: 32,
  rounds: 2,
  roundMinutes: 90,
  pairing: 'round-robin',
  cut: 4,
  scoring: {
    win: 2,
    draw: 1,
    loss: 0,
    bye: 2,
    byeScore: { mission: 6, feats: 2, difference: 4 },
    tieBreaks: ['lot'],
  },
  format: null,
  missions: [{ mission: 'loot', feat: null }, null],
  plan: [null, { mission: 'take', feat: 'banner' }],
  listDeadline: '2027-01-14T20:00:30+00:00',
  listsShownAt: '2027-01-15T08:00:00+00:00',
  takesLate: true,
  hasWaitingList: false,
  isInviteOnly: true,
};
