import { eventTime } from '../_shared/event-time.ts';
import type { DuePush } from './due-push.ts';
import { type EventPushWords, eventPushWordsIn } from './event-push-words.ts';
import { missionNameIn } from './mission-names.ts';

/** A notification about an event: its words, and the page that it leads to. */
type EventPush = { readonly words: readonly [title: string, body: string]; readonly path: string };

type Names = {
  readonly line: (name: string) => string;
  /** The player whom it is about, ready to show. */
  readonly who: string;
};

/** Writes a message about an event; null for one without a page or words. */
export function writeEventPush(push: DuePush, names: Names): EventPush | null {
  const { thingId, about, kind } = push;
  if (thingId === null || about === null) return null;
  const words = wordsOf(push, eventPushWordsIn(push.language), names);
  const page = `/events/${thingId}`;
  if (words === null) return null;
  if (kind === 'event-seat') return { words, path: page };
  if (kind === 'event-list') return { words, path: `${page}/lists` };
  return { words, path: `${page}/rounds/${about.round}` };
}

function wordsOf(push: DuePush, words: EventPushWords, { line, who }: Names) {
  const { kind, about, variant, language } = push;
  if (about === null) return null;
  const event = line(about.name);
  switch (kind) {
    case 'event-seat':
      return variant === 'moved-up' ? words.movedUp(event) : words.seatGiven(event);
    case 'event-list':
      return listWords(push, words, event);
    case 'event-table': {
      if (variant === 'bye') return words.bye(about.round, event);
      const mission = about.mission === null ? null : missionNameIn(language, about.mission);
      return words.table(about.round, about.table, push.who === null ? null : who, mission);
    }
    case 'event-result':
      if (variant === 'decided') return words.decided(about.round, event);
      if (variant === 'time-up') return words.timeUp(about.round, event);
      return variant === 'disputed' ? words.disputed(who, about.round) : words.reported(who, about.round);
    default:
      return null;
  }
}

function listWords({ about, variant, language }: DuePush, words: EventPushWords, event: string) {
  if (about === null) return null;
  const { deadline, zone, problems } = about;
  if (variant === 'replaced') return words.listReplaced(event);
  if (variant === 'over') return words.listOver(event, problems);
  const until = eventTime(deadline, zone, language);
  return variant === 'missing' ? words.listMissing(event, until) : words.listFaulty(event, problems, until);
}
