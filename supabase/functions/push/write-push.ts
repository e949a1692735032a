import type { DuePush } from './due-push.ts';
import { pushWordsIn, type PushWords, type Words } from './push-words.ts';
import { writeEventPush } from './write-event-push.ts';

/**
 * The content of a notification; src/domain/push/read-push.ts reads it. It names players and the
 * reader's own things, and quotes nobody: it is seen on locked screens.
 */
export type PushText = {
  readonly title: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly path: string;
  /** A later one about the same thing takes its place. */
  readonly tag: string;
  readonly lang: string;
};

const MOST_NAME = 60;

/** Writes a message in its reader's language; null for a kind that has no words here. */
export function writePush(push: DuePush): PushText | null {
  const { kind, language, thingId, detail, who } = push;
  const all = pushWordsIn(language);
  const ofEvent = writeEventPush(push, { line: lineOf, who: who === null ? all.opponent : lineOf(who) });
  const words = ofEvent?.words ?? wordsOf(push, all);
  if (words === null) return null;
  const [title, body] = words;
  const pages: Readonly<Record<string, string>> = {
    comment: `/community-lists/${thingId ?? ''}#comment-${detail ?? ''}`,
    reply: `/community-lists/${thingId ?? ''}#comment-${detail ?? ''}`,
    result: '/activity',
    nod: `/play/${thingId ?? ''}`,
  };
  return {
    title,
    body,
    path: ofEvent?.path ?? pages[kind] ?? '/profile?section=notifications',
    tag: `${kind} ${thingId ?? ''}`.trim(),
    lang: language,
  };
}

function wordsOf({ kind, variant, who, listName }: DuePush, words: PushWords): Words | null {
  const list = lineOf(listName ?? '');
  const somebody = who === null ? words.somebody : lineOf(who);
  const opponent = who === null ? words.opponent : lineOf(who);
  switch (kind) {
    case 'comment':
      return words.comment(somebody, list);
    case 'reply':
      return words.reply(somebody, list);
    case 'result':
      return variant === 'correction' ? words.correction(opponent) : words.result(opponent);
    case 'nod':
      return variant === 'answer' ? words.answer(opponent) : words.request(opponent);
    case 'test':
      return words.test;
    default:
      return null;
  }
}

/** A name of one short line, without signs that turn the direction of writing. */
function lineOf(name: string): string {
  return name
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MOST_NAME)
    .toWellFormed();
}
