import type { Language } from '#domain/catalogue/types.ts';
import { escapeHtml } from '../template/fill-template.ts';
import { type EventFacts, eventWordsIn } from '../words/event-words.ts';
import { noticeShape } from '../words/words.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { plainName } from './plain-name.ts';
import { isAddress, type WrittenLetter } from './write-letter.ts';

/** A matter of an event that its reader plays in. */
export type EventMail = {
  readonly to: string;
  readonly language: Language;
  readonly siteUrl: string;
  readonly eventId: string;
} & EventFacts;

const MOST_REASON = 200;

/**
 * Writes the notice about an event. It has no code, and its link only opens a page of the app.
 * Returns null for an address that is not one plain address.
 */
export function writeEventLetter(mail: EventMail): WrittenLetter | null {
  const { to, language, siteUrl, eventId, ...facts } = mail;
  if (!isAddress(to)) return null;
  const site = siteUrl.replace(/\/+$/, '');
  const plain = withTexts(facts, plainName);
  const page = facts.matter.startsWith('list-') ? '/lists' : '';
  const address = `${site}/events/${encodeURIComponent(eventId)}${page}`;
  const link = { address, behindButton: address };
  const words = eventWordsIn(language);
  const letter = noticeShape(language, words(plain), site);
  const escaped = withTexts(plain, escapeHtml);
  return {
    kind: 'event_notice',
    language,
    to,
    subject: letter.subject,
    text: letterText(letter, link),
    html: letterHtml(noticeShape(language, words(escaped), escapeHtml(site)), link),
  };
}

/** Changes the texts that somebody typed. */
function withTexts(facts: EventFacts, change: (text: string, most?: number) => string): EventFacts {
  const { event, place, reason } = facts;
  return {
    ...facts,
    event: change(event, 100),
    place: place === null ? null : change(place, MOST_REASON),
    reason: reason === null ? null : change(reason, MOST_REASON),
  };
}
