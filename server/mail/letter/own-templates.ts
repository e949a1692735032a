import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import type { MailKind } from '../mailer.ts';
import { escapeHtml } from '../template/fill-template.ts';
import type { LetterKind } from '../words/letter-words.ts';
import { combineLetters, type Letter, letterIn } from '../words/words.ts';
import { confirmLink, LINK_ACTIONS } from './confirm-link.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** The default lifetime of links and codes, in seconds; supabase/config.toml has the same. */
export const DEFAULT_EXPIRY = 3600;

export type MailTemplate = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Our own mail in one language. */
export function ownTemplate(kind: LetterKind, language: Language, seconds: number): MailTemplate {
  const letter = letterIn(language, kind, seconds);
  const link = linkOf(kind);
  return {
    subject: letter.subject,
    html: letterHtml(inHtml(letter), link),
    text: letterText(letter, link),
  };
}

/**
 * Our own mail as a hosted project sends it, in the language of the user's metadata and for either
 * address of a change. The committed files in supabase/templates are made of it:
 * scripts/supabase/mail-templates.ts.
 */
export function hostedTemplate(kind: MailKind): Pick<MailTemplate, 'subject' | 'html'> {
  const { subject } = inAllLanguages(kind, (letter) => letter);
  return { subject, html: letterHtml(inAllLanguages(kind, inHtml), linkOf(kind)) };
}

function inAllLanguages(kind: MailKind, write: (letter: Letter) => Letter): Letter {
  const letters = (of: LetterKind) =>
    combineLetters(
      LANGUAGES.map((language) => write(letterIn(language, of, DEFAULT_EXPIRY))),
      byLanguage,
    );
  if (kind !== 'email_change') return letters(kind);
  return combineLetters(
    [letters('email_change'), letters('email_change_current')],
    ([toNew = '', toOld = '']) =>
      toNew === toOld ? toNew : `{{ if eq .SendingTo .NewEmail }}${toNew}{{ else }}${toOld}{{ end }}`,
  );
}

/**
 * Returns the text as a choice by language. English, the first, is the default. A text that is the
 * same in all languages needs no choice.
 */
function byLanguage(words: readonly string[]): string {
  const [english = '', ...others] = words;
  if (new Set(words).size === 1) return english;
  const cases = others.map(
    (word, at) => `if eq .Data.language "${LANGUAGES[at + 1] ?? ''}" }}${word}{{ else `,
  );
  return `{{ ${cases.join('')}}}${english}{{ end }}`;
}

function linkOf(kind: LetterKind) {
  const action = LINK_ACTIONS[kind];
  return action === null ? null : confirmLink(action);
}

/** A letter's words as HTML, values left as they stand. */
const inHtml = (letter: Letter): Letter => combineLetters([letter], ([word = '']) => escapeHtml(word));
