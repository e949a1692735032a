import type { Language } from '#domain/catalogue/types.ts';
import { escapeHtml } from '../template/fill-template.ts';
import type { ResultFacts } from '../words/letter-words.ts';
import { resultNoticeIn } from '../words/words.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { plainName } from './plain-name.ts';
import { isAddress, type WrittenLetter } from './write-letter.ts';

/** A game result that waits for its reader. */
export type ResultMail = {
  readonly to: string;
  readonly language: Language;
  readonly siteUrl: string;
} & ResultFacts;

/**
 * Writes the notice that a result waits. It has no code, and its link only opens a page of the app.
 * Returns null for an address that is not one plain address.
 */
export function writeResultLetter({ to, language, siteUrl, ...facts }: ResultMail): WrittenLetter | null {
  if (!isAddress(to)) return null;
  const site = siteUrl.replace(/\/+$/, '');
  const plain = { ...facts, player: plainName(facts.player) };
  const escaped = {
    ...plain,
    player: escapeHtml(plain.player),
    mission: plain.mission === null ? null : escapeHtml(plain.mission),
  };
  const address = `${site}/activity`;
  const link = { address, behindButton: address };
  const letter = resultNoticeIn(language, plain, site);
  return {
    kind: 'game_result',
    language,
    to,
    subject: letter.subject,
    text: letterText(letter, link),
    html: letterHtml(resultNoticeIn(language, escaped, escapeHtml(site)), link),
  };
}
